/**
 * One call: how long its reply took, and how it failed, if it did, e.g. `PATCH /api/releases/{releaseId}: 409
 * edit-conflict`.
 */
export type Sample = { kind: string; ms: number; error?: string };

/** The route of an address, with a placeholder instead of each id, so that calls of a route are counted together. */
const routeOf = (address: string): string =>
  address
    .replace(/^https?:\/\/[^/]+.*$/, 'a presigned address')
    .replace(/\?.*$/, '')
    .replaceAll(/\/\w+_\w+/g, '/{id}');

/** A refusal's code, or whatever else the reply says about its failure. */
function codeIn(body: ArrayBuffer): string {
  const text = Buffer.from(body).toString().slice(0, 2000);
  try {
    const { code, message } = JSON.parse(text) as { code?: string; message?: string };
    return code ?? message ?? '';
  } catch {
    return text.slice(0, 80);
  }
}

const failureOf = (error: unknown): string => {
  const { cause, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
};

/** Fetches, and records how long the whole reply took and how the call failed. */
export const timed =
  (site: string, kind: string, samples: Sample[]) =>
  async (address: string, init: RequestInit): Promise<Response> => {
    const from = performance.now();
    const record = (failure?: string) => {
      const error = failure && { error: `${init.method ?? 'GET'} ${routeOf(address)}: ${failure}` };
      samples.push({ kind, ms: performance.now() - from, ...error });
    };
    try {
      const response = await fetch(site + address, init);
      const body = await response.arrayBuffer();
      record(response.ok ? undefined : `${response.status} ${codeIn(body)}`);
      return new Response(body, response);
    } catch (error) {
      record(failureOf(error));
      throw error;
    }
  };
