/** The browser writes these itself and complains when a page tries. */
const OWN_HEADERS = new Set(['content-length', 'host']);

export type Address = { url: string; headers: Record<string, string> };

/**
 * PUTs a file to its signed address, with exactly the signed headers. XMLHttpRequest, because fetch does not tell how much was sent.
 * @throws Error when the file did not arrive
 */
export function sendFile(
  file: File,
  { url, headers }: Address,
  onPercent: (percent: number) => void,
  stop: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) {
      if (!OWN_HEADERS.has(name.toLowerCase())) request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onPercent(total > 0 ? Math.floor((100 * loaded) / total) : 0);
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Error(`The upload was answered ${request.status}`));
    request.onerror = () => reject(new Error('The connection was lost during the upload'));
    request.onabort = () => reject(new Error('The upload was stopped'));
    stop.addEventListener('abort', () => request.abort());
    if (stop.aborted) return reject(new Error('The upload was stopped'));
    request.send(file);
  });
}
