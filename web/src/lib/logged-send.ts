import type { Send } from '../../../shared/contract/client.ts';
import { Problem } from '../../../shared/contract/problem.ts';

/**
 * Tells once of each call that failed: what was asked, the code of the refusal, and the id under which the server's log knows it. A call
 * that is tried again is another call. What is thrown as a Problem is our own decision, and no failure: the answer belongs to an account
 * that has signed out meanwhile.
 */
export const loggedSend =
  (send: Send, log: (line: string) => void): Send =>
  async (url, init) => {
    // A cursor tells nothing and fills the line.
    const call = `${init.method} ${url.split('?')[0]}`;
    const response = await send(url, init).catch((error: unknown) => {
      if (!(error instanceof Problem)) log(`${call} failed: no answer`);
      throw error;
    });
    if (!response.ok) log(`${call} failed: ${await causeOf(response)}`);
    return response;
  };

/** API Gateway and the edge answer without a code; then the status is all there is. */
async function causeOf(response: Response): Promise<string> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const { code, requestId } = (body ?? {}) as { code?: string; requestId?: string };
  const id = requestId ?? response.headers.get('apigw-requestid');
  return `${code ?? response.status}${id ? ` (request ${id})` : ''}`;
}
