import { queryOptions } from "@tanstack/react-query";
import {
  created,
  type ExportInput,
  exportList,
  type ImportAnswer,
  type ImportStart,
  importAnswer,
  importList,
  type ReceiptItem,
} from "../../worker/contract/moving";
import { request } from "../lib/http";
import { fetchAs, readAs } from "../lib/read-as";
import { readQuery, useWrite } from "./calls";
import { sendForm } from "./send-form";

const pollMs = 2000;
const path = "/api/imports";
const importsKey = ["imports"];
const exportsKey = ["exports"];

export const importsQuery = () =>
  readQuery(importsKey, importList, path, { staleTime: Number.POSITIVE_INFINITY });

export const importQuery = (id: string) =>
  readQuery([...importsKey, id], importAnswer, `${path}/${id}`, {
    refetchInterval: ({ state: { data } }) =>
      data?.state === "reading" || data?.state === "running" ? pollMs : false,
  });

/** The whole receipt of an import in a state. */
export function receiptQuery({ id, state }: Pick<ImportAnswer, "id" | "state">) {
  return queryOptions({
    queryKey: [...importsKey, id, "receipt", state],
    queryFn: async ({ signal }): Promise<ReceiptItem[]> => {
      const items: ReceiptItem[] = [];
      for (let after: number | null = -1; after !== null; ) {
        const query: string = after < 0 ? "" : `?after=${after}`;
        const { receipt } = await fetchAs(importAnswer, `${path}/${id}${query}`, { signal });
        items.push(...(receipt?.items ?? []));
        after = receipt?.next ?? null;
      }
      return items;
    },
  });
}

interface Uploading {
  file: File;
  onProgress: (share: number) => void;
}

/** Uploads an export of another system; returns the id of its import. */
export const useUploadImport = () =>
  useWrite([importsKey], async ({ file, site, onProgress }: Uploading & { site: string }) =>
    readAs(created, await sendForm(path, { site, file }, { onProgress })),
  );

export const useUploadPictures = (id: string) =>
  useWrite([importsKey], ({ file, onProgress }: Uploading) =>
    sendForm(`${path}/${id}/pictures`, { file }, { onProgress }),
  );

export const useStartImport = (id: string) =>
  useWrite([importsKey], (body: ImportStart) => request(`${path}/${id}/start`, { method: "POST", body }));

export const useUndoImport = () =>
  useWrite([importsKey], (id: string) => request(`${path}/${id}/undo`, { method: "POST" }));

export const exportsQuery = () =>
  readQuery(exportsKey, exportList, "/api/exports", {
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === "running") ? pollMs : false),
  });

export const useStartExport = () =>
  useWrite([exportsKey], (body: ExportInput) => request("/api/exports", { method: "POST", body }));
