/** The browser sets these headers itself, and does not let a page set them. */
const OWN_HEADERS = new Set(['content-length', 'host']);

export type SignedRequest = { url: string; headers: Record<string, string> };

const STALL_MS = 2 * 60_000;

/** The error for a file that did not arrive, with the HTTP status of the storage, or 0 if there was no response. */
export class SendError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(status === 0 ? 'The connection was lost during the upload' : `The upload was answered ${status}`);
    this.status = status;
  }
}

/**
 * PUTs a file, or a part of one, to its signed URL, with exactly the signed headers. Uses XMLHttpRequest, because fetch does not report
 * upload progress. If nothing is sent for two minutes, for example because the machine has slept, the connection counts
 * as lost.
 * @param onSent receives the number of bytes sent
 * @throws SendError if the file did not arrive
 */
export function sendFile(
  file: Blob,
  { url, headers }: SignedRequest,
  onSent: (bytes: number) => void,
  stop: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) {
      if (!OWN_HEADERS.has(name.toLowerCase())) request.setRequestHeader(name, value);
    }
    let stalled: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(stalled);
      stop.removeEventListener('abort', abort);
    };
    const fail = (status: number) => {
      end();
      reject(new SendError(status));
    };
    const abort = () => request.abort();
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(abort, STALL_MS);
    };
    request.upload.onprogress = ({ loaded }) => {
      watch();
      onSent(loaded);
    };
    request.onload = () => {
      if (request.status < 200 || request.status >= 300) return fail(request.status);
      end();
      resolve();
    };
    request.onerror = () => fail(0);
    request.onabort = () => fail(0);
    stop.addEventListener('abort', abort, { once: true });
    if (stop.aborted) return fail(0);
    watch();
    request.send(file);
  });
}
