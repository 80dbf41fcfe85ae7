import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { isGone } from "../../../lib/http";
import { buttonStyles } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { Spinner } from "../../../ui/spinner";
import { LoadFailure } from "../../ui/load-failure";

interface EditedRecordProps<Stored, Key extends QueryKey> {
  /** The id in the address; undefined for a new record. */
  id: string | undefined;
  /** The query of a record; null for a deleted one. */
  queryOf: (id: number) => UseQueryOptions<Stored, Error, Stored, Key>;
  /** The name of the kind, such as "Bahan". */
  name: string;
  /** The list of the record. */
  list: { name: string; path: string };
  /** The text while loading. */
  loading?: string;
  /** Content beside the link back if the record was deleted. */
  gone?: ReactNode;
  /** Renders the form; null for a new record, whose address has no id. */
  children: (stored: NonNullable<Stored> | null) => ReactNode;
}

/** Loads the record of the address and renders its form. */
export function EditedRecord<Stored, Key extends QueryKey>(props: EditedRecordProps<Stored, Key>) {
  const { name, list } = props;
  const { id: text } = props;
  const id = /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : null;
  const query = useQuery({ ...props.queryOf(id ?? 0), enabled: id !== null });
  const back = (
    <Link to={list.path} className={buttonStyles("outline")}>
      Kembali ke {list.name}
    </Link>
  );
  if (text === undefined) return props.children(null);
  if (id === null || query.data === null || isGone(query.error)) {
    const description = `${name === "Post" ? "Artikel" : name} ini mungkin sudah dihapus, atau alamatnya salah.`;
    return (
      <Notice headingLevel="h1" title={`${name} tidak ditemukan`} description={description}>
        {props.gone}
        {back}
      </Notice>
    );
  }
  if (query.isError) {
    return (
      <LoadFailure place="page" title={`${name} belum bisa dimuat`} query={query}>
        {back}
      </LoadFailure>
    );
  }
  if (!query.data)
    return <Spinner isPage label={props.loading ?? `Memuat ${name.toLowerCase()}...`} className="py-20" />;
  return props.children(query.data);
}
