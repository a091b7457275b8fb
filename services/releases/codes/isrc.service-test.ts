import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { TrackId } from '../../../shared/ids.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { Audio } from '../../../shared/releases/track.ts';
import { anId, aTrack, NO_TRACK } from '../../../shared/test/builders.ts';
import { keys } from '../../platform/keys.ts';
import { table } from '../../test/people.ts';
import { current, until } from '../../test/releases.ts';
import { claimOf, codeOwners, newIsrc, newUpc, tracksOf } from '../../test/typed-codes.ts';

const { own, draft, submit, expectRefused } = codeOwners();

/** A new three-minute upload. */
const master = (different: Partial<Audio> = {}): Audio => ({
  ...(aTrack().audio as Audio),
  durationMs: 180_000,
  ...different,
});

/**
 * Checks that the ISRC is rejected for a different recording of its owner, and for the same recording of a different
 * artist.
 */
async function expectTakenForOthers(isrc: string): Promise<void> {
  await expectRefused(await draft(tracksOf({ isrc, title: 'Harbour Dark' })), 'code-taken', isrc);
  const foreign = await draft(tracksOf({ isrc, title: 'Harbour Light' }), own.stranger);
  await expectRefused(foreign, 'code-taken', isrc, own.stranger);
}

describe('an ISRC identifies a recording (product 9.4)', () => {
  it('it may recur on another release of its owner for the same recording: the same upload, the same bytes, or the same title and length', async () => {
    const isrc = newIsrc();
    const sha256 = 'a'.repeat(64);
    const first = await submit(
      await draft(tracksOf({ isrc, title: 'Harbour Light', version: 'Live', audio: master({ sha256 }) })),
    );
    const [{ audio = null } = {}] = orderedTracks(first);
    const again = { isrc, title: ' harbour LIGHT', version: 'live' };
    await submit(await draft(tracksOf({ ...again, audio: master({ durationMs: 182_000 }) })));
    await submit(await draft(tracksOf({ ...again, audio: master({ durationMs: 178_000 }) })));
    await submit(await draft(tracksOf({ isrc, title: 'Another Name', audio })));
    await submit(await draft(tracksOf({ isrc, title: 'A Third Name', audio: master({ sha256, durationMs: 1000 }) })));
    expect(await claimOf(isrc)).toMatchObject({ releaseId: first.id, durationMs: 180_000 });
  });

  it('the title alone proves nothing: every second album has an “Intro”', async () => {
    for (const durationMs of [182_001, 177_999]) {
      const isrc = newIsrc();
      await submit(await draft(tracksOf({ isrc, title: 'Intro', audio: master() })));
      const other = { isrc, title: 'Intro', audio: master({ durationMs, sha256: 'b'.repeat(64) }) };
      await expectRefused(await draft(tracksOf(other)), 'code-taken', isrc);
      // The claim is checked before codes are taken from the ranges or, if none is taken, by the write.
      await expectRefused(await draft({ upc: newUpc(), ...tracksOf(other) }), 'code-taken', isrc);
    }
  });

  it('a claim from before lengths were stored is still matched by title and version', async () => {
    const isrc = newIsrc();
    const claim = {
      kind: 'isrc',
      code: isrc,
      artistId: own.artist.artistId,
      releaseId: anId('rel_1'),
      mediaId: 'med_1',
    };
    const Item = { ...keys.code({ code: isrc }), v: 1, ...claim, recording: 'harbour light\n' };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    await expectRefused(await draft(tracksOf({ isrc, title: 'Harbour Dark' })), 'code-taken', isrc);
    await submit(await draft(tracksOf({ isrc, title: 'Harbour Light' }, {})));
  });

  it('never for another recording, and never for another owner', async () => {
    const isrc = newIsrc();
    await submit(await draft(tracksOf({ isrc, title: 'Harbour Light' })));
    await expectRefused(await draft(tracksOf({ isrc, title: 'Harbour Light', version: 'Live' })), 'code-taken', isrc);
    await expectTakenForOthers(isrc);
  });

  it('its claim names the track; only its owner sees where it is used', async () => {
    const isrc = newIsrc();
    const first = await submit(await draft(tracksOf({}, { isrc, title: 'Harbour Light' })));
    const usedIn = { releaseId: first.id, trackId: first.trackIds[1] };
    expect(await claimOf(isrc)).toMatchObject(usedIn);
    const other = tracksOf({ isrc, title: 'Harbour Dark' });
    // Checked before codes are taken from the ranges, and by the write itself.
    for (const upc of ['', newUpc()]) {
      await expect(submit(await draft({ upc, ...other }))).rejects.toMatchObject({ details: { code: isrc, usedIn } });
      const toStranger = submit(await draft({ upc, ...other }, own.stranger), own.stranger);
      await expect(toStranger.catch(({ details }) => details)).resolves.toEqual({ code: isrc });
    }
  });

  it('a claim from before tracks were stored names its release, and never a later track', async () => {
    const isrc = newIsrc();
    const claim = { kind: 'isrc', code: isrc, artistId: own.artist.artistId, releaseId: 'rel_1', mediaId: 'med_1' };
    const Item = { ...keys.code({ code: isrc }), v: 1, ...claim, recording: 'harbour light\n' };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    await submit(await draft(tracksOf({ isrc, title: 'Harbour Light' }, {})));
    const refused = submit(await draft(tracksOf({ isrc, title: 'Harbour Dark' })));
    await expect(refused.catch(({ details }) => details)).resolves.toEqual({
      code: isrc,
      usedIn: { releaseId: 'rel_1' },
    });
  });

  it('one that the platform assigned may recur in the same way', async () => {
    const [{ isrc = '' } = {}] = orderedTracks(await submit(await draft(tracksOf({ title: 'Harbour Light' }))));
    await until(() => claimOf(isrc), Boolean, 'the claim of the assigned code');
    await submit(await draft(tracksOf({ isrc, title: 'Harbour Light' })));
    await expectTakenForOthers(isrc);
  });

  it('within one release it occurs only once, even for one recording: the refusal names the track', async () => {
    const isrc = newIsrc();
    for (const second of ['Two', 'One']) {
      const release = await draft(tracksOf({ isrc, title: 'One' }, {}, { isrc, title: second }));
      await expect(submit(release)).rejects.toMatchObject({
        code: 'release-incomplete',
        details: { missing: ['The same ISRC twice of track 3'], codes: ['isrc-twice'] },
      });
      expect(await current(release)).toEqual(release);
    }
    expect(await claimOf(isrc)).toBeUndefined();
  });
});

describe('an ISRC of another track of the release is refused on typing (product 9.5)', () => {
  const type = ({ id: releaseId }: Release, trackId: TrackId, to: string, from = '') =>
    own.artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
      params: { releaseId, trackId },
      body: { field: 'isrc', from, to },
    });

  it('with the numbers of both tracks; a blank one, its own and that of another release are accepted', async () => {
    const isrc = newIsrc();
    const release = await draft(tracksOf({ isrc }, {}, {}));
    const [first = NO_TRACK, , third = NO_TRACK] = release.trackIds;
    await expect(type(release, third, isrc)).rejects.toMatchObject({
      code: 'isrc-repeated',
      details: { code: isrc, tracks: [1, 3] },
    });
    expect(await current(release)).toEqual(release);
    await type(release, first, isrc, isrc);
    await type(release, first, '', isrc);
    const { tracks } = await type(release, third, isrc);
    expect(tracks[third]?.isrc).toBe(isrc);
    const other = await draft(tracksOf({}, {}));
    expect((await type(other, other.trackIds[1] ?? NO_TRACK, isrc)).rev).toBe(other.rev + 1);
    await expect(type(other, first, isrc)).rejects.toMatchObject({ code: 'track-not-found' });
  });

  it('a concurrent edit in a different window is reported as such', async () => {
    const [mine, theirs] = [newIsrc(), newIsrc()];
    const release = await draft(tracksOf({}, {}));
    const [first = NO_TRACK] = release.trackIds;
    await type(release, first, theirs);
    await expect(type(release, first, mine)).rejects.toMatchObject({
      code: 'field-changed',
      details: { field: 'isrc', current: theirs },
    });
  });

  it('when two windows type one ISRC on two tracks at once, one gets it and the other is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const isrc = newIsrc();
      const release = await draft(tracksOf({}, {}));
      const results = await Promise.allSettled(release.trackIds.map((trackId) => type(release, trackId, isrc)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'isrc-repeated' } });
    }
  });

  it('a submitted release is locked', async () => {
    const submitted = await submit(await draft());
    const [trackId = NO_TRACK] = submitted.trackIds;
    const [{ isrc = '' } = {}] = orderedTracks(submitted);
    await expect(type(submitted, trackId, newIsrc(), isrc)).rejects.toMatchObject({ code: 'release-locked' });
  });
});
