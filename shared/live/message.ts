import * as z from 'zod';
import { ReleaseId } from '../ids.ts';

/** Says that something changed, never what: a page that hears it asks the API, where it is decided what the page may see. */
export const LiveMessage = z.object({
  kind: z.enum(['release-changed', 'release-removed']),
  releaseId: ReleaseId,
  /** The release's `rev` after the change, or the last one that it had. A page that knows it already need not ask. */
  rev: z.number().int(),
});
export type LiveMessage = z.infer<typeof LiveMessage>;
