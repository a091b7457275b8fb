import { randomUUID } from 'node:crypto';
import type { TrackId } from '../../../shared/ids.ts';
import { anId } from '../../../shared/test/builders.ts';
import { earningsRepository } from '../../earnings/earnings-repository.ts';
import { lineViews } from '../../earnings/lines/line-view.ts';
import type { StoredLine } from '../../earnings/lines/read-lines-page.ts';
import { laterMatchesStage } from '../later-matches/later-matches-stage.ts';
import { file, line, type OwnImport, ownImport } from '../test/own-import.ts';
import { followEntries } from '../test/posted-evidence.ts';
import { aParty, aVersion, shareTrack } from '../test/share-track.ts';

let own: OwnImport;
beforeEach(async () => {
  own = await ownImport();
});

type Release = Awaited<ReturnType<OwnImport['release']>>;
const trackOf = ({ artistId, releaseId, tracks }: Release, n: number) =>
  ({ to: 'track', artistId, releaseId, trackId: tracks[n]?.trackId as TrackId }) as const;
const album = (upc: string, more: Parameters<typeof line>[0] = {}) =>
  line({ upc, title: 'Salt Maps', net: '10', ...more });

/** Returns the gross earnings of each of a release's tracks in August, in micro-dollars, before splits. */
async function grossOfTracks({ artistId, releaseId, tracks }: Release): Promise<bigint[]> {
  const stored = await earningsRepository(own.table).releaseMonth(artistId, releaseId, '2026-08');
  return tracks.map(({ trackId }) => stored.tracks.get(trackId)?.gross ?? 0n);
}

async function posted(content: string): Promise<Awaited<ReturnType<OwnImport['drop']>>> {
  const ready = await own.drop(content);
  await own.approve(ready.statementId);
  const statement = await own.post(ready.statementId);
  expect((await followEntries(own, ready.statementId, content.split('\n'))).wrong).toEqual([]);
  expect(await own.check()).toEqual([]);
  return statement;
}

describe('product 23.18: a line for a whole release', () => {
  it('is divided among all its tracks in equal parts, and each part by the split of its track', async () => {
    const release = await own.release({ tracks: 2, title: 'Salt Maps' });
    const [one] = release.tracks;
    const parties = [
      aParty(release.artistId, { parts: 5_000, state: 'accepted' }),
      aParty(anId(randomUUID()), { parts: 5_000, state: 'invited' }),
    ];
    const track = { ...release, trackId: one?.trackId ?? '', isrc: one?.isrc ?? '', title: 'Track 1' };
    await shareTrack(own, track, [aVersion(1, '2026-01-01', parties)]);
    const statement = await posted(file(album(release.upc, { count: 1 })));
    // The artist gets 95% of 10 dollars. Half of the first track's half is in suspense for Ines.
    expect(statement).toMatchObject({
      state: 'posted',
      matches: { matched: { recordings: 1, lines: 1, amount: '10' } },
      plan: { micros: '10000000', artistMicros: '7125000', platformMicros: '500000', suspenseMicros: '2375000' },
    });
  });

  it('is divided by the sales of each track in that month in the same statement', async () => {
    const release = await own.release({ tracks: 3, title: 'Salt Maps' });
    const [one, two] = release.tracks;
    await posted(
      file(
        album(release.upc, { net: '8' }),
        line({ isrc: one?.isrc ?? '', upc: release.upc, net: '0.1', count: 30 }),
        line({ isrc: two?.isrc ?? '', net: '0.1', count: 10 }),
        line({ isrc: two?.isrc ?? '', net: '0.1', count: 500, month: '2026-07' }),
      ),
    );
    expect(await grossOfTracks(release)).toEqual([6_100_000n, 2_100_000n, 0n]);
  });

  it('can be traced from the artist’s figure to the line, with the part of each track', async () => {
    const release = await own.release({ tracks: 2, title: 'Salt Maps' });
    const statement = await posted(file(album(release.upc)));
    const { statements } = await earningsRepository(own.table).releaseMonth(
      release.artistId,
      release.releaseId,
      '2026-08',
    );
    const [part] = statements;
    if (!part) throw new Error(`${statement.statementId} is not in the earnings`);
    const stored = { line: 2, isrc: '', upc: release.upc, title: 'Salt Maps', artist: 'Mara Ellis', text: '' };
    const amount = { units: 10n, places: 0 };
    const views = lineViews({ ...stored, quantity: amount, amount } as StoredLine, part);
    expect(views.map(({ line, part, exactMicros }) => [line, part, exactMicros])).toEqual(
      Array(2).fill([2, 500_000_000_000_000, '4750000']),
    );
    expect(new Set(views.map(({ trackId }) => trackId))).toEqual(new Set(release.tracks.map(({ trackId }) => trackId)));
  });

  it('is listed with its release, and paid as the office decides: to one track, or to nobody', async () => {
    const release = await own.release({ tracks: 2, title: 'Salt Maps' });
    const { statementId } = await own.drop(file(album(release.upc)));
    const [listed] = await own.unmatched(statementId);
    expect(listed).toMatchObject({ kind: 'matched', release: { title: 'Salt Maps', tracks: 2 } });
    await own.decide(listed?.key ?? '', trackOf(release, 1));
    expect(await own.again(statementId)).toMatchObject({ plan: { artistMicros: '9500000', suspenseMicros: '0' } });
    await own.approve(statementId);
    await own.post(statementId);
    expect(await grossOfTracks(release)).toEqual([0n, 10_000_000n]);
    await own.reverse(statementId);

    await own.decide(listed?.key ?? '', { to: 'suspense' });
    expect(await own.drop(file(album(release.upc)))).toMatchObject({ plan: { suspenseMicros: '10000000' } });
  });

  it('with the title of a track waits for the office, which may decide that it is the whole release', async () => {
    const release = await own.release({ tracks: 2, title: 'Salt Maps' });
    const { artistId, releaseId } = release;
    const { statementId } = await own.drop(file(album(release.upc, { title: 'Track 2' })));
    const [listed] = await own.unmatched(statementId);
    expect(listed?.kind).toBe('unmatched');
    await own.decide(listed?.key ?? '', { to: 'release', artistId, releaseId });
    expect(await own.again(statementId)).toMatchObject({ plan: { artistMicros: '9500000' } });
    await own.approve(statementId);
    await own.post(statementId);
    expect(await grossOfTracks(release)).toEqual([5_000_000n, 5_000_000n]);
  });

  it('is paid later by the same weights as if it had been matched from the start', async () => {
    const release = await own.release({ tracks: 2, title: 'Salt Maps' });
    const { artistId, releaseId, tracks } = release;
    const content = file(
      line({ title: 'Best of', net: '4' }),
      line({ isrc: tracks[0]?.isrc ?? '', net: '1', count: 3 }),
      line({ isrc: tracks[1]?.isrc ?? '', net: '1', count: 1 }),
    );
    const { statementId } = await posted(content);
    const [waiting] = await own.unmatched(statementId);
    await own.decide(waiting?.key ?? '', { to: 'release', artistId, releaseId });
    await laterMatchesStage(own.needs, { statementId });
    expect(await own.post(statementId)).toMatchObject({ state: 'posted', plan: { suspenseMicros: '0' } });
    expect(await grossOfTracks(release)).toEqual([4_000_000n, 2_000_000n]);
    expect(await own.check()).toEqual([]);
  });

  it('is paid to nobody if the release was sent back', async () => {
    const release = await own.release({ tracks: 2, title: 'Salt Maps' });
    await own.sendBack(release);
    expect(await own.drop(file(album(release.upc)))).toMatchObject({
      matches: { withdrawn: { lines: 1, amount: '10' } },
      plan: { artistMicros: '0', suspenseMicros: '10000000' },
    });
  });
});
