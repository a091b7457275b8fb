/** The browser can no longer read a file, because it was changed, moved or deleted after it was chosen. */
export class FileUnreadable extends Error {}

/** Reads a stretch of a file. @throws FileUnreadable */
export async function readStretch(file: File, start: number, end: number): Promise<ArrayBuffer> {
  const bytes = await file
    .slice(start, end)
    .arrayBuffer()
    .catch(() => undefined);
  if (bytes?.byteLength !== end - start) throw new FileUnreadable();
  return bytes;
}
