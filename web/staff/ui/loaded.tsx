import type { ReactNode } from "react";
import { Spinner } from "../../ui/spinner";
import { LoadFailure, type Reloadable } from "./load-failure";

interface LoadedProps<Data> {
  query: Reloadable & { data: Data | undefined; isPending: boolean; isError: boolean };
  /** What is fetched, such as "daftar sesi". */
  name: string;
  /** A part of a screen, and not all there is to see. */
  isPart?: boolean;
  children: (data: Data) => ReactNode;
}

/** What a query has fetched; before, that it is on its way, or that it has failed. What is old stays. */
export function Loaded<Data>({ query, name, isPart, children }: LoadedProps<Data>) {
  const { data, isPending, isError } = query;
  return (
    <>
      {isPending && (
        <Spinner label={`Memuat ${name}...`} className={isPart ? "justify-start py-4" : "py-20"} />
      )}
      {isError && (
        <LoadFailure
          place={isPart || data !== undefined ? "inline" : "list"}
          title={`${name.charAt(0).toUpperCase()}${name.slice(1)} belum bisa dimuat`}
          query={query}
          className="my-4"
        />
      )}
      {data !== undefined && children(data)}
    </>
  );
}
