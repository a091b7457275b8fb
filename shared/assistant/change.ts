import * as z from 'zod';
import { TrackId } from '../ids.ts';
import { releaseFieldNames, trackFieldNames } from '../releases/fields.ts';
import { Shown } from '../releases/shown.ts';

/** A change of a field as the chat shows it: where, what stood there and what does, in words; `from` and `to` are the edit's, for its Undo. */
const FieldChange = z.object({
  kind: z.literal('edit'),
  /** Null for a field of the release. */
  trackId: TrackId.nullable(),
  field: z.enum([...new Set([...releaseFieldNames, ...trackFieldNames])]),
  label: z.string(),
  from: Shown,
  to: Shown,
  before: z.string(),
  after: z.string(),
});

/** A track that was added. */
const TrackAdded = z.object({ kind: z.literal('track-added'), trackId: TrackId, label: z.string() });

/** An empty track that was taken away again. */
const TrackRemoved = z.object({ kind: z.literal('track-removed'), trackId: TrackId, label: z.string() });

/** What a message changed in the release. */
export const Change = z.discriminatedUnion('kind', [FieldChange, TrackAdded, TrackRemoved]);
export type Change = z.infer<typeof Change>;
