/** The browser writes these itself and complains when a page tries. */
const OWN_HEADERS = new Set(['content-length', 'host']);

export type Address = { url: string; headers: Record<string, string> };

/** A file that did not arrive: the storage's answer, or 0 when there was none. */
export class NotSent extends Error {
  readonly status: number;
  constructor(status: number) {
    super(status === 0 ? 'The connection was lost during the upload' : `The upload was answered ${status}`);
    this.status = status;
  }
}

/**
 * PUTs a file to its signed address, with exactly the signed headers. XMLHttpRequest, because fetch does not tell how much was sent. One that sends a large file in
 * parts, and goes on where it stopped, has the same signature.
 * @param onSent how many bytes have left
 * @throws NotSent when the file did not arrive
 */
export function sendFile(
  file: File,
  { url, headers }: Address,
  onSent: (bytes: number) => void,
  stop: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) {
      if (!OWN_HEADERS.has(name.toLowerCase())) request.setRequestHeader(name, value);
    }
    const end = () => stop.removeEventListener('abort', abort);
    const fail = (status: number) => {
      end();
      reject(new NotSent(status));
    };
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => {
      if (request.status < 200 || request.status >= 300) return fail(request.status);
      end();
      resolve();
    };
    request.onerror = () => fail(0);
    request.onabort = () => fail(0);
    stop.addEventListener('abort', abort, { once: true });
    if (stop.aborted) return fail(0);
    request.send(file);
  });
}
