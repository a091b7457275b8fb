import { randomUUID } from 'node:crypto';
import { idsFrom, type ReleaseId } from '../../shared/ids.ts';
import type { ArtistCredit, Writer } from '../../shared/releases/credit.ts';
import { trackEdit } from '../../shared/releases/field-edit.ts';
import type { TrackField } from '../../shared/releases/fields.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { Track } from '../../shared/releases/track.ts';
import type { DemoRelease } from './demo-releases.ts';
import { recording } from './recording.ts';
import { sendFile } from './send-file.ts';
import type { LaptopApi } from './session.ts';
import { song } from './song.ts';

/**
 * The recordings of a larger library have one second: 500 releases have 1300 of them, all of which stay on disk. Those
 * of the artist's own first releases are songs.
 */
const SHORT_SECONDS = 1;

const newId = idsFrom(() => new Date());
const credit = (name: string, role: ArtistCredit['role']): ArtistCredit => ({
  id: newId('credit'),
  name,
  role,
  spotifyUri: '',
});

const names = [
  ['Mara', 'Ellis'],
  ['Ana', 'Lima'],
  ['Jonas', 'Weil'],
  ['Ines', 'Duarte'],
] as const;
const writer = (n: number): Writer => {
  const [firstName, lastName] = names[n % names.length] as (typeof names)[number];
  return { id: newId('credit'), firstName, lastName };
};

/** A number for a song, the same at every start and different for each of the demo's songs. */
const numberFrom = (...titles: string[]): number =>
  [...titles.join(' ')].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);

/**
 * Adds a demo release's tracks to its draft, and uploads their recordings. Collects the media ids, which are not
 * checked yet, in `sent`.
 */
export async function addTracks(
  artist: LaptopApi,
  releaseId: ReleaseId,
  demo: DemoRelease,
): Promise<{ release: Release; sent: string[] }> {
  const params = { releaseId };
  const sent: string[] = [];
  let release: Release | undefined;
  for (const [n, title] of demo.tracks.entries()) {
    release = await artist('POST /api/releases/{releaseId}/tracks', { params, idempotencyKey: randomUUID() });
    const track = orderedTracks(release)[n];
    if (!track) throw new Error(`Track ${n + 1} of ${demo.title} was not added`);
    const trackId = track.id;
    const edit = async <F extends TrackField>(field: F, to: Track[F]) => {
      const body = trackEdit(field, track[field], to);
      release = await artist('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
        params: { releaseId, trackId },
        body,
      });
    };
    await edit('title', title);
    await edit('explicit', demo.explicit);
    const artists = demo.artist ? [credit(demo.artist, 'Primary')] : [...track.artists];
    if (demo.guest && n === 0) artists.push(credit(demo.guest, 'Featuring'));
    if (demo.artist || demo.guest) await edit('artists', artists);
    await edit('composers', [writer(n)]);
    await edit('lyricists', [writer(n + 1)]);
    // Adds the answers that a complete release needs.
    if (demo.stage !== 'draft') {
      await edit('aiAudio', 'none');
      await edit('aiComposition', 'none');
    }
    if (n >= demo.recorded) continue;
    const file = demo.artist
      ? { fileName: `${title}.wav`, contentType: 'audio/wav', bytes: recording(SHORT_SECONDS, 165 + 20 * n) }
      : { fileName: `${title}.mp3`, contentType: 'audio/mpeg', bytes: await song(numberFrom(demo.title, title)) };
    sent.push(await sendFile(artist, releaseId, { target: { kind: 'audio', trackId }, ...file }));
  }
  if (!release) throw new Error(`The demo's ${demo.title} has no tracks`);
  return { release, sent };
}
