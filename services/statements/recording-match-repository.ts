import { createHash } from 'node:crypto';
import * as z from 'zod';
import { IsoTime } from '../../shared/ids.ts';
import { matchKey, type NamedRecording } from '../../shared/royalties/match-recording.ts';
import { Decision } from '../../shared/statements/statement-parts.ts';
import { keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';

const SavedMatch = z.object({
  said: Decision,
  by: z.object({ id: z.string(), name: z.string() }),
  at: IsoTime,
  /** Somebody else has to say the same before what was posted without the recording is paid by it. */
  isAwaited: z.boolean().optional(),
  agreed: z.object({ by: z.object({ id: z.string(), name: z.string() }), at: IsoTime }).optional(),
});
export type SavedMatch = z.infer<typeof SavedMatch>;

/**
 * By what a recording of a statement is found again, in hexadecimal: all that the statement said, as a search compares
 * it.
 */
export const recordingKey = (named: NamedRecording): string =>
  createHash('sha256').update(matchKey(named)).digest('hex');

/** What the office said once of recordings that no code tells (product 23.9). */
export const recordingMatchRepository = (table: Table) => ({
  async find(recording: string): Promise<SavedMatch | undefined> {
    const item = await table.get(keys.recordingMatch({ recording }), { consistent: true });
    return item && SavedMatch.parse(item);
  },

  /** Those of them that are there. @param consistent also what was said a moment ago */
  async among(recordings: readonly string[], options: { consistent?: boolean } = {}): Promise<Map<string, SavedMatch>> {
    const asked = recordings.map((recording) => keys.recordingMatch({ recording }));
    const items = await table.batchGet(asked, options);
    const read = (item: Item): [string, SavedMatch] => [String(item.recording), SavedMatch.parse(item)];
    return new Map(items.map(read));
  },

  /** A write for the transaction that has the statement matched anew. */
  saved: (recording: string, named: NamedRecording, match: SavedMatch): Write => ({
    Put: {
      TableName: table.name,
      Item: { ...keys.recordingMatch({ recording }), v: 1, recording, named, ...match },
    },
  }),

  withdrawn: (recording: string): Write => ({
    Delete: { TableName: table.name, Key: keys.recordingMatch({ recording }) },
  }),
});

export type RecordingMatchRepository = ReturnType<typeof recordingMatchRepository>;
