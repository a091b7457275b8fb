import { visitorApi } from '../../lib/visitor-api.ts';

const reported = new Set<string>();

/** Reports an unknown address to the server, once for each page. Failures are ignored. */
export function reportUnknownPath(path: string): void {
  if (reported.has(path)) return;
  reported.add(path);
  visitorApi('POST /api/unknown-paths', { body: { path } }).catch(() => undefined);
}
