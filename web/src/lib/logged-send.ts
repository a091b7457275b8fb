import type { Send } from '../../../shared/contract/client.ts';
import { Problem } from '../../../shared/contract/problem.ts';
import { isRecord } from '../../../shared/is-record.ts';

/**
 * Logs each failed call once, with the request, the error code and the request id in the server's log. Each retry is
 * logged as a call of its own. A thrown Problem is not logged: it means that the account has signed out and its
 * response was dropped.
 */
export const loggedSend =
  (send: Send, log: (line: string) => void): Send =>
  async (url, init) => {
    // Leaves out the query, because a cursor would only lengthen the line.
    const call = `${init.method} ${url.split('?')[0]}`;
    const response = await send(url, init).catch((error: unknown) => {
      if (!(error instanceof Problem)) log(`${call} failed: no answer`);
      throw error;
    });
    if (!response.ok) log(`${call} failed: ${await causeOf(response)}`);
    return response;
  };

/** Errors from API Gateway and the edge have no code, so the status is used instead. */
async function causeOf(response: Response): Promise<string> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const { code, requestId } = isRecord(body) ? body : {};
  const id = requestId ?? response.headers.get('apigw-requestid');
  return `${code ?? response.status}${id ? ` (request ${id})` : ''}`;
}
