import { Buffer } from "node:buffer";
import { AppError, fieldError } from "../../errors";

export interface OpenUpload {
  fields: Map<string, string>;
  name: string;
  file: AsyncIterable<Uint8Array>;
}

const maxHeaderBytes = 8192;

/**
 * Reads a form up to its file, which is streamed: the whole file would take half of an isolate's memory. Fields after
 * the file are ignored.
 */
export async function openUpload(request: Request, maxBytes: number): Promise<OpenUpload> {
  const type = request.headers.get("Content-Type") ?? "";
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary || !request.body) {
    const message = "Kirim berkas di sebuah formulir (Content-Type: multipart/form-data)";
    throw new AppError("unsupported_media_type", message);
  }
  const reader = request.body.getReader();
  let rest = Buffer.alloc(0);
  async function read(): Promise<boolean> {
    const { done, value } = await reader.read();
    if (value) rest = rest.length === 0 ? Buffer.from(value) : Buffer.concat([rest, value]);
    return !done;
  }
  /** The text before `mark`; both are consumed. */
  async function readTo(mark: string): Promise<string> {
    for (let from = 0; ; ) {
      const at = rest.indexOf(mark, from);
      if (at >= 0) {
        const before = rest.subarray(0, at).toString("utf8");
        rest = rest.subarray(at + mark.length);
        return before;
      }
      if (rest.length > maxHeaderBytes) throw incomplete();
      from = Math.max(0, rest.length - mark.length);
      if (!(await read())) throw incomplete();
    }
  }
  const delimiter = `\r\n--${boundary}`;
  const fields = new Map<string, string>();
  await readTo(`--${boundary}\r\n`);
  for (;;) {
    const headers = await readTo("\r\n\r\n");
    const [, name = ""] = /\bname="([^"]*)"/i.exec(headers) ?? [];
    const [, fileName] = /\bfilename="([^"]*)"/i.exec(headers) ?? [];
    if (fileName !== undefined) {
      if (name !== "file") throw refused("Kirim berkas di kolom bernama file");
      return { fields, name: fileName, file: readFile() };
    }
    fields.set(name, (await readTo(delimiter)).trim());
    if ((await readTo("\r\n")) === "--") throw refused("Pilih satu berkas");
  }

  async function* readFile(): AsyncGenerator<Uint8Array> {
    let size = 0;
    for (;;) {
      const at = rest.indexOf(delimiter);
      const end = at >= 0 ? at : Math.max(0, rest.length - delimiter.length);
      size += end;
      if (size > maxBytes) {
        await reader.cancel().catch(() => {});
        throw fieldError(
          "file",
          `Berkas ini lebih dari ${Math.floor(maxBytes / 1024 / 1024)} MB. Bagi ekspornya, misalnya per tahun, lalu unggah satu per satu.`,
          { code: "payload_too_large" },
        );
      }
      if (end > 0) yield new Uint8Array(rest.subarray(0, end));
      rest = rest.subarray(end);
      if (at >= 0) break;
      if (!(await read())) throw incomplete();
    }
    if (size === 0) throw refused("Berkas ini kosong. Pilih berkas lain.");
    // Reads the end of the form, because the client waits until it is consumed.
    for (let left = 0; left < maxHeaderBytes && (await read()); rest = Buffer.alloc(0)) left += rest.length;
  }
}

function refused(message: string): AppError {
  return fieldError("file", message);
}

const incomplete = () => refused("Berkas tidak terkirim lengkap. Silakan unggah lagi.");
