import { parse } from 'csv-parse/sync';
import type { DraftRelease, SubmittedRelease } from '../../shared/releases/release.ts';
import type { Track } from '../../shared/releases/track.ts';
import { AN_ARTIST, aCompleteDraft, aTrack, inOrder, NOW } from '../../shared/test/builders.ts';
import { renderDistributorFile } from '../distributor-file/render-distributor-file.ts';

export const submitted = (different: Partial<DraftRelease> = {}): SubmittedRelease => ({
  ...aCompleteDraft(different),
  status: 'submitted',
  submission: { at: NOW.toISOString(), agreementVersion: '2026-11', by: AN_ARTIST },
});

/** Parses strictly by RFC 4180, with a different library from the one that writes. */
export const cellsOf = (csv: string): string[][] => parse(csv, { record_delimiter: '\r\n' });

/** Reads the file as the distributor does: one record for each track, by header. */
export function recordsOf(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = cellsOf(csv);
  return rows.map((row) => {
    expect(row).toHaveLength(head.length);
    return Object.fromEntries(head.map((header, n) => [header, row[n] ?? '']));
  });
}
export const onlyRecord = (release: SubmittedRelease) => recordsOf(renderDistributorFile(release))[0] ?? {};
export const withTrack = (track: Partial<Track>) => submitted(inOrder([aTrack(track)]));
