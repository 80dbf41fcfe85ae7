import type * as z from "zod/mini";
import {
  bulkRedirects,
  deadLinks,
  maxRedirectsAtOnce,
  missedAddress,
  type NotFoundQuery,
  type Redirect,
  type RedirectInput,
  redirect,
} from "../../worker/contract/redirects";
import { request } from "../lib/http";
import { askAt, fetchEveryPage, pageQuery, post, put, readQuery, useWrite } from "./calls";

const path = "/api/redirects";
const addressesKey = ["addresses"];

export const redirectsQuery = ({ page, q }: { page: number; q: string }) =>
  pageQuery([...addressesKey, "redirects", q], askAt(path, { q }), redirect, page);

/** All redirects, for the export. */
export const fetchAllRedirects = () => fetchEveryPage(askAt(path), redirect);

/** A page of missing paths, the most requested first. */
export const missedQuery = ({ page, by }: { page: number; by: NotFoundQuery["by"] }) =>
  pageQuery([...addressesKey, "missed", by], askAt("/api/not-found", { by }), missedAddress, page);

/** Dead links of articles to other sites. */
export const deadLinksQuery = () =>
  readQuery([...addressesKey, "dead-links"], deadLinks, "/api/dead-links", { retry: 1 });

/** Stores a redirect; a new one if `id` is null. */
export const useSaveRedirect = () =>
  useWrite([addressesKey], ({ id, input: body }: { id: number | null; input: RedirectInput }) =>
    id === null ? post(redirect, path, body) : put(redirect, `${path}/${id}`, body),
  );

export const useDeleteRedirect = () =>
  useWrite([addressesKey], ({ id }: Pick<Redirect, "id">) => request(`${path}/${id}`, { method: "DELETE" }));

/** Stores the rows of a file; returns how many, and the refused ones, counted from 0. */
export const useImportRedirects = () =>
  useWrite([addressesKey], async (rows: readonly unknown[]) => {
    const whole: z.infer<typeof bulkRedirects> = { added: 0, refused: [] };
    for (let start = 0; start < rows.length; start += maxRedirectsAtOnce) {
      const body = { rows: rows.slice(start, start + maxRedirectsAtOnce) };
      const { added, refused } = await post(bulkRedirects, `${path}/bulk`, body);
      whole.added += added;
      whole.refused.push(...refused.map((one) => ({ ...one, index: start + one.index })));
    }
    return whole;
  });
