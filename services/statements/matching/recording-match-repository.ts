import { createHash } from 'node:crypto';
import * as z from 'zod';
import { IsoTime } from '../../../shared/ids.ts';
import { matchKey, type NamedRecording } from '../../../shared/royalties/match-recording.ts';
import { Decision } from '../../../shared/statements/statement-parts.ts';
import { keys } from '../../platform/keys.ts';
import type { Item, Table, Write } from '../../platform/table.ts';

const SavedMatch = z.object({
  said: Decision,
  by: z.object({ id: z.string(), name: z.string() }),
  at: IsoTime,
  /** Whether a second person must agree before statements that have already been posted pay out for the recording. */
  isAwaited: z.boolean().optional(),
  agreed: z.object({ by: z.object({ id: z.string(), name: z.string() }), at: IsoTime }).optional(),
});
export type SavedMatch = z.infer<typeof SavedMatch>;

/** Derives the id of a recording: a hexadecimal digest of its codes and normalized text in the statement. */
export const recordingKey = (named: NamedRecording): string =>
  createHash('sha256').update(matchKey(named)).digest('hex');

/** The office's decisions about recordings that their codes do not identify (product 23.9). */
export const recordingMatchRepository = (table: Table) => ({
  async find(recording: string): Promise<SavedMatch | undefined> {
    const item = await table.get(keys.recordingMatch({ recording }), { consistent: true });
    return item && SavedMatch.parse(item);
  },

  /**
   * Finds the stored decisions about these recordings.
   * @param consistent whether the latest writes must be included
   */
  async among(recordings: readonly string[], options: { consistent?: boolean } = {}): Promise<Map<string, SavedMatch>> {
    const wanted = recordings.map((recording) => keys.recordingMatch({ recording }));
    const items = await table.batchGet(wanted, options);
    const read = (item: Item): [string, SavedMatch] => [String(item.recording), SavedMatch.parse(item)];
    return new Map(items.map(read));
  },

  /** A write for the transaction that queues the statement to be matched again. */
  save: (recording: string, named: NamedRecording, match: SavedMatch): Write => ({
    Put: {
      TableName: table.name,
      Item: { ...keys.recordingMatch({ recording }), v: 1, recording, named, ...match },
    },
  }),

  withdraw: (recording: string): Write => ({
    Delete: { TableName: table.name, Key: keys.recordingMatch({ recording }) },
  }),
});

export type RecordingMatchRepository = ReturnType<typeof recordingMatchRepository>;
