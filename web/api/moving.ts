import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
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
import { readError, request } from "../lib/http";
import { fetchAs, readAs } from "../lib/read-as";
import { sendForm } from "./send-form";

const pollMs = 2000;
const importsKey = ["imports"];

export function importsQuery() {
  return queryOptions({
    queryKey: importsKey,
    queryFn: ({ signal }) => fetchAs(importList, "/api/imports", { signal }),
  });
}

const isBusy = (found: ImportAnswer | undefined) => found?.state === "reading" || found?.state === "running";

/** An import as it is now; asked again while something goes on. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: [...importsKey, id],
    queryFn: ({ signal }) => fetchAs(importAnswer, `/api/imports/${id}`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isBusy(state.data) ? pollMs : false),
  });
}

/** Everything that stands in the receipt of an import in a state. */
export function receiptQuery({ id, state }: Pick<ImportAnswer, "id" | "state">) {
  return queryOptions({
    queryKey: [...importsKey, id, "receipt", state],
    queryFn: async ({ signal }): Promise<ReceiptItem[]> => {
      const items: ReceiptItem[] = [];
      for (let after: number | null = -1; after !== null; ) {
        const query: string = after < 0 ? "" : `?after=${after}`;
        const { receipt } = await fetchAs(importAnswer, `/api/imports/${id}${query}`, { signal });
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

/** Sends a file that was exported elsewhere; answers the id of its import. */
export function useUploadImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, site, onProgress }: Uploading & { site: string }) => {
      const form = new FormData();
      form.append("site", site);
      form.append("file", file);
      const response = await sendForm("/api/imports", form, { onProgress });
      if (!response.ok) throw await readError(response);
      return readAs(created, response);
    },
    onSettled: () => client.invalidateQueries({ queryKey: importsKey }),
  });
}

export function useUploadPictures(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, onProgress }: Uploading) => {
      const form = new FormData();
      form.append("file", file);
      const response = await sendForm(`/api/imports/${id}/pictures`, form, { onProgress });
      if (!response.ok) throw await readError(response);
    },
    onSettled: () => client.invalidateQueries({ queryKey: importsKey }),
  });
}

export function useStartImport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportStart) => request(`/api/imports/${id}/start`, { method: "POST", body }),
    onSettled: () => client.invalidateQueries({ queryKey: importsKey }),
  });
}

export function useUndoImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(`/api/imports/${id}/undo`, { method: "POST" }),
    onSettled: () => client.invalidateQueries({ queryKey: importsKey }),
  });
}

const exportsKey = ["exports"];

/** The last exports; asked again while one is made. */
export function exportsQuery() {
  return queryOptions({
    queryKey: exportsKey,
    queryFn: ({ signal }) => fetchAs(exportList, "/api/exports", { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === "running") ? pollMs : false),
  });
}

export function useStartExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ExportInput) => request("/api/exports", { method: "POST", body }),
    onSettled: () => client.invalidateQueries({ queryKey: exportsKey }),
  });
}
