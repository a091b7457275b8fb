import { visitorApi } from '../../lib/visitor-api.ts';

const reported = new Set<string>();

/** Reports an unknown path to the server, once per page load. Failures are ignored. */
export function reportUnknownPath(path: string): void {
  if (reported.has(path)) return;
  reported.add(path);
  visitorApi('POST /api/unknown-paths', { body: { path } }).catch(() => undefined);
}
