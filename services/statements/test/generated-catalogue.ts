import { ArtistId, ReleaseId } from '../../../shared/ids.ts';
import { asEan } from '../../../shared/releases/upc.ts';
import type { NamedRecording } from '../../../shared/royalties/match-recording.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../../shared/test/builders.ts';
import { type Key, keys } from '../../platform/keys.ts';
import type { Item } from '../../platform/table.ts';
import { recordingKey } from '../matching/recording-match-repository.ts';

const TRACKS = 5;
const RELEASES_OF_ARTIST = 10;

const isrcOf = (n: number) => `QZ${String(Math.floor(n / 1e5)).padStart(3, '0')}26${String(n % 1e5).padStart(5, '0')}`;
const upcOf = (n: number) => `860${String(n).padStart(9, '0')}`;
export const artistOf = (n: number): ArtistId =>
  ArtistId.parse(`00000000-0000-4000-8000-${String(Math.floor(n / RELEASES_OF_ARTIST)).padStart(12, '0')}`);
export const releaseIdOf = (n: number): ReleaseId => ReleaseId.parse(`rel_${String(n).padStart(26, '0')}`);

const trackIdOf = (n: number, at: number) => `trk_${String(n * TRACKS + at).padStart(26, '0')}`;

const tracks = Array.from({ length: TRACKS }, () => aTrack());
const template = JSON.stringify({
  ...aCompleteDraft(inOrder(tracks)),
  status: 'submitted',
  submission: { at: '2026-11-01T10:00:00.000Z', agreementVersion: '1', by: artistOf(0) },
});

/** Makes a recording for a statement: the first track of the release with this number. */
export function generatedRecording(n: number) {
  const named: NamedRecording = { isrc: isrcOf(n), upc: asEan(upcOf(n)), title: `song ${n}`, artist: `artist ${n}` };
  const shown = { shownTitle: `Song ${n}`, shownArtist: `Artist ${n}` };
  return {
    ...named,
    ...shown,
    position: n,
    key: recordingKey(named),
    lines: 1,
    amount: { units: BigInt(n), places: 6 },
  };
}

/**
 * Makes a table with any number of exported releases of five tracks, which exist only while they are being read. Each
 * artist has ten.
 */
export function generatedCatalogue(onRead: (keys: readonly Key[]) => void = () => {}) {
  const releaseItem = (n: number): Item => {
    const text = tracks.reduce((all, { id }, at) => all.replaceAll(id, trackIdOf(n, at)), template);
    const release = JSON.parse(text) as Item & { tracks: Record<string, { isrc: string }> };
    for (const track of Object.values(release.tracks)) track.isrc = '';
    Object.assign(release.tracks[trackIdOf(n, 0)] ?? {}, { isrc: isrcOf(n), title: `A song with the number ${n}` });
    return { ...release, id: releaseIdOf(n), artistId: artistOf(n), upc: upcOf(n), title: `A release, number ${n}` };
  };
  const codeItem = (key: Key, code: string): Item => {
    const n = code.startsWith('QZ') ? Number(code.slice(2, 5)) * 1e5 + Number(code.slice(7)) : Number(code.slice(-9));
    return { ...key, artistId: artistOf(n), releaseId: releaseIdOf(n) };
  };
  return {
    batchGet: async (wanted: readonly Key[]): Promise<Item[]> => {
      onRead(wanted);
      return wanted.map((key) => {
        const code = keys.code.read(key)?.code;
        return code ? codeItem(key, code) : releaseItem(Number(keys.release.read(key)?.releaseId.slice(-9)));
      });
    },
  };
}
