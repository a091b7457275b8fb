import { visitorApi } from '../../lib/visitor-api.ts';

const reported = new Set<string>();

/** Tells the server of an address that nothing has, once for a page. Nobody waits for it, and a refusal is no harm. */
export function reportUnknownPath(path: string): void {
  if (reported.has(path)) return;
  reported.add(path);
  visitorApi('POST /api/unknown-paths', { body: { path } }).catch(() => undefined);
}
