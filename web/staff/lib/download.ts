/** Saves a text as a file of the visitor's. */
export function downloadText(fileName: string, text: string, type = "text/plain;charset=utf-8"): void {
  downloadFile(fileName, new Blob([text], { type }));
}

/** The same of a file that is made already. */
export function downloadFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
