import { sha256 } from "../digest";

/** An answer as it is kept: bytes and headers, nothing that belongs to one request. */
export interface Copy {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
  /** When its making began, in milliseconds since 1970: of what came later it knows nothing. */
  madeAt: number;
}

/** What a copy must be of to be answered: a moment of a state of the posts, made by a deployed version. */
export interface CopyState {
  moment: string;
  /** That of the state of the posts; null where nobody could tell. */
  number: number | null;
  versionId: string;
}

/** Reads an answer, whose making began at `madeAt`, to the end and gives it the ETag of its bytes. */
export async function copyOf(response: Response, madeAt: Date): Promise<Copy> {
  const body = new Uint8Array(await response.arrayBuffer());
  const tag = (await sha256(body)).slice(0, 24);
  const headers = [...response.headers].filter(([name]) => name !== "etag" && name !== "content-length");
  return {
    status: response.status,
    headers: [...headers, ["etag", `"${tag}"`]],
    body,
    madeAt: madeAt.getTime(),
  };
}

export function responseOf({ status, headers, body }: Copy): Response {
  return new Response(body, { status, headers });
}

/** Under what an isolate finds a copy: its state, and what the answer depends on. */
export function copyAddress(moment: string, versionId: string, key: string): string {
  return `${moment}/${versionId}${key}`;
}
