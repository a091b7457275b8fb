import * as z from 'zod';
import { TrackId } from '../ids.ts';
import { releaseFieldNames, trackFieldNames } from '../releases/fields.ts';
import { ShownValue } from '../releases/shown-value.ts';

/**
 * A changed field as shown in the chat. `before` and `after` are display text; `from` and `to` are the edit's values,
 * which Undo swaps.
 */
const FieldChange = z.object({
  kind: z.literal('edit'),
  /** Null for a field of the release itself. */
  trackId: TrackId.nullable(),
  field: z.enum([...new Set([...releaseFieldNames, ...trackFieldNames])]),
  label: z.string(),
  from: ShownValue,
  to: ShownValue,
  before: z.string(),
  after: z.string(),
});

/** A track that was added. */
const TrackAdded = z.object({ kind: z.literal('track-added'), trackId: TrackId, label: z.string() });

/** An empty track that was removed, by undoing its addition. */
const TrackRemoved = z.object({ kind: z.literal('track-removed'), trackId: TrackId, label: z.string() });

/** A change that a message made to the release. */
export const Change = z.discriminatedUnion('kind', [FieldChange, TrackAdded, TrackRemoved]);
export type Change = z.infer<typeof Change>;
