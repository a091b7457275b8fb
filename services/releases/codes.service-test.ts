import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { brand } from '../../shared/brand.ts';
import type { TrackId } from '../../shared/ids.ts';
import { isIsrc, isrcYear } from '../../shared/releases/isrc.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { DraftRelease, Release } from '../../shared/releases/release.ts';
import type { Audio } from '../../shared/releases/track.ts';
import { checkDigitOf, isUpc, upcOf } from '../../shared/releases/upc.ts';
import { aCompleteDraft, anId, aTrack, inOrder, NO_TRACK } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { ownTable } from '../test/own-table.ts';
import { newArtist, type Person, table } from '../test/people.ts';
import { current, freshKey, stored, until } from '../test/releases.ts';
import type { CodeClaim } from './code-claim.ts';
import { codeRepository } from './code-repository.ts';

let artist: Person;
let stranger: Person;
beforeAll(async () => {
  artist = await newArtist('active');
  stranger = await newArtist('active');
});

// Numbers that no other test, and no earlier run on the same table, has typed.
let typed = Math.floor(Math.random() * 9_000_000);
const newIsrc = () => `USABC${String(++typed).padStart(7, '0')}`;
const newUpc = () => {
  const digits = `0360${String(++typed).padStart(7, '0')}`;
  return digits + checkDigitOf(digits);
};

const draft = (different: Partial<DraftRelease> = {}, by = artist) =>
  stored(aCompleteDraft({ artistId: by.artistId, ...different }));
const of = (...tracks: Parameters<typeof aTrack>[0][]) => inOrder(tracks.map((track) => aTrack(track)));
/** A new upload of three minutes. */
const master = (different: Partial<Audio> = {}): Audio => ({
  ...(aTrack().audio as Audio),
  durationMs: 180_000,
  ...different,
});
const submit = ({ id: releaseId }: Pick<Release, 'id'>, by = artist) =>
  by.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId },
    body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
    ...freshKey(),
  });
const claimOf = (code: string) => table.get(keys.code({ code }), { consistent: true });

/** A refusal with its code, and a release that is as it was. */
async function expectRefused(release: Release, code: 'code-taken' | 'code-wrong', told: string, by = artist) {
  await expect(submit(release, by)).rejects.toMatchObject({ code, details: { code: told } });
  expect(await current(release)).toEqual(release);
}

describe('product 9.1: blank means that the platform assigns one at submission', () => {
  it('from its own ranges, each code right and of this year, in the order of the tracks', async () => {
    const release = await draft(of({}, {}, {}));
    const submitted = await submit(release);
    const isrcs = orderedTracks(submitted).map(({ isrc }) => isrc);
    expect(isrcs.every(isIsrc)).toBe(true);
    expect(isrcs.every((isrc) => isrc.startsWith(`ZZSEG${isrcYear(new Date())}`))).toBe(true);
    expect([...new Set(isrcs)].sort()).toEqual(isrcs);
    expect(isUpc(submitted.upc) && submitted.upc.startsWith('200000')).toBe(true);
    expect(submitted.rev).toBe(release.rev + 1);
    expect(await current(release)).toEqual(submitted);
  });

  it('what is typed stays', async () => {
    const [upc, isrc] = [newUpc(), newIsrc()];
    const submitted = await submit(await draft({ upc, ...of({ isrc }, {}) }));
    expect(submitted.upc).toBe(upc);
    expect(orderedTracks(submitted).map((track) => track.isrc)).toEqual([isrc, expect.stringMatching(/^ZZSEG/)]);
    expect(await current(submitted)).toEqual(submitted);
  });

  it('a code that was assigned is known as its release’s a moment later', async () => {
    const submitted = await submit(await draft());
    const [{ isrc = '', audio } = {}] = orderedTracks(submitted);
    const owner = { artistId: artist.artistId, releaseId: submitted.id };
    const told = await until(
      () => Promise.all([claimOf(isrc), claimOf(`0${submitted.upc}`)]),
      (claims) => claims.every(Boolean),
      'the claims of the assigned codes',
    );
    expect(told).toMatchObject([
      { kind: 'isrc', code: isrc, mediaId: audio?.mediaId, ...owner },
      { kind: 'upc', code: submitted.upc, ...owner },
    ]);
  });
});

describe('product 9.2: typed ones are checked', () => {
  it('a UPC with a wrong check digit is refused', async () => {
    const upc = newUpc();
    const wrong = upc.slice(0, -1) + ((Number(upc.at(-1)) + 1) % 10);
    await expectRefused(await draft({ upc: wrong }), 'code-wrong', wrong);
  });

  it('an ISRC without its form is refused', async () => {
    await expectRefused(await draft(of({ isrc: 'US-ABC-26-00001' })), 'code-wrong', 'US-ABC-26-00001');
  });

  it('one of a range that only the platform assigns from is refused', async () => {
    const upc = upcOf('200000', 99_999);
    await expectRefused(await draft({ upc }), 'code-taken', upc);
    await expectRefused(await draft({ upc: `0${upc}` }), 'code-taken', `0${upc}`);
    await expectRefused(await draft(of({ isrc: 'ZZSEG2099999' })), 'code-taken', 'ZZSEG2099999');
  });
});

describe('product 9.3: a UPC belongs to one release', () => {
  it('another release of its owner cannot have it, nor one of somebody else; and not as an EAN either', async () => {
    const upc = newUpc();
    await submit(await draft({ upc }));
    await expectRefused(await draft({ upc }), 'code-taken', upc);
    await expectRefused(await draft({ upc }, stranger), 'code-taken', upc, stranger);
    await expectRefused(await draft({ upc: `0${upc}` }), 'code-taken', `0${upc}`);
  });

  it('a refused submission claims nothing of what it would have', async () => {
    const [taken, free, isrc] = [newUpc(), newUpc(), newIsrc()];
    await submit(await draft({ upc: taken }));
    await expectRefused(await draft({ upc: taken, ...of({ isrc }) }), 'code-taken', taken);
    expect(await claimOf(isrc)).toBeUndefined();
    await submit(await draft({ upc: free, ...of({ isrc }) }, stranger), stranger);
  });
});

describe('product 9.4: an ISRC names a recording', () => {
  it('it may recur on another release of its owner for the same recording: the same upload, the same bytes, or as long under one title', async () => {
    const isrc = newIsrc();
    const sha256 = 'a'.repeat(64);
    const first = await submit(
      await draft(of({ isrc, title: 'Harbour Light', version: 'Live', audio: master({ sha256 }) })),
    );
    const [{ audio = null } = {}] = orderedTracks(first);
    const again = { isrc, title: ' harbour LIGHT', version: 'live' };
    await submit(await draft(of({ ...again, audio: master({ durationMs: 182_000 }) })));
    await submit(await draft(of({ ...again, audio: master({ durationMs: 178_000 }) })));
    await submit(await draft(of({ isrc, title: 'Another Name', audio })));
    await submit(await draft(of({ isrc, title: 'A Third Name', audio: master({ sha256, durationMs: 1000 }) })));
    expect(await claimOf(isrc)).toMatchObject({ releaseId: first.id, durationMs: 180_000 });
  });

  it('the title alone proves nothing: every second album has an “Intro”', async () => {
    for (const durationMs of [182_001, 177_999]) {
      const isrc = newIsrc();
      await submit(await draft(of({ isrc, title: 'Intro', audio: master() })));
      const other = { isrc, title: 'Intro', audio: master({ durationMs, sha256: 'b'.repeat(64) }) };
      await expectRefused(await draft(of(other)), 'code-taken', isrc);
      // The same is asked before codes are taken from the ranges, and by the write when none is taken.
      await expectRefused(await draft({ upc: newUpc(), ...of(other) }), 'code-taken', isrc);
    }
  });

  it('a claim of before lengths were kept is still known by title and version', async () => {
    const isrc = newIsrc();
    const claim = { kind: 'isrc', code: isrc, artistId: artist.artistId, releaseId: anId('rel_1'), mediaId: 'med_1' };
    const Item = { ...keys.code({ code: isrc }), v: 1, ...claim, recording: 'harbour light\n' };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    await expectRefused(await draft(of({ isrc, title: 'Harbour Dark' })), 'code-taken', isrc);
    await submit(await draft(of({ isrc, title: 'Harbour Light' }, {})));
  });

  it('never for another recording, and never for another owner', async () => {
    const isrc = newIsrc();
    await submit(await draft(of({ isrc, title: 'Harbour Light' })));
    await expectRefused(await draft(of({ isrc, title: 'Harbour Light', version: 'Live' })), 'code-taken', isrc);
    await expectRefused(await draft(of({ isrc, title: 'Harbour Dark' })), 'code-taken', isrc);
    await expectRefused(await draft(of({ isrc, title: 'Harbour Light' }), stranger), 'code-taken', isrc, stranger);
  });

  it('its claim knows the track; where it is used is told to its owner, and to nobody else', async () => {
    const isrc = newIsrc();
    const first = await submit(await draft(of({}, { isrc, title: 'Harbour Light' })));
    const usedIn = { releaseId: first.id, trackId: first.trackIds[1] };
    expect(await claimOf(isrc)).toMatchObject(usedIn);
    const other = of({ isrc, title: 'Harbour Dark' });
    // Before codes are taken from the ranges, and by the write.
    for (const upc of ['', newUpc()]) {
      await expect(submit(await draft({ upc, ...other }))).rejects.toMatchObject({ details: { code: isrc, usedIn } });
      const toStranger = submit(await draft({ upc, ...other }, stranger), stranger);
      await expect(toStranger.catch(({ details }) => details)).resolves.toEqual({ code: isrc });
    }
  });

  it('a claim of before tracks were kept names its release, and never a later track', async () => {
    const isrc = newIsrc();
    const claim = { kind: 'isrc', code: isrc, artistId: artist.artistId, releaseId: 'rel_1', mediaId: 'med_1' };
    const Item = { ...keys.code({ code: isrc }), v: 1, ...claim, recording: 'harbour light\n' };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    await submit(await draft(of({ isrc, title: 'Harbour Light' }, {})));
    const refused = submit(await draft(of({ isrc, title: 'Harbour Dark' })));
    await expect(refused.catch(({ details }) => details)).resolves.toEqual({
      code: isrc,
      usedIn: { releaseId: 'rel_1' },
    });
  });

  it('one that the platform assigned may recur in the same way', async () => {
    const [{ isrc = '' } = {}] = orderedTracks(await submit(await draft(of({ title: 'Harbour Light' }))));
    await until(() => claimOf(isrc), Boolean, 'the claim of the assigned code');
    await submit(await draft(of({ isrc, title: 'Harbour Light' })));
    await expectRefused(await draft(of({ isrc, title: 'Harbour Dark' })), 'code-taken', isrc);
    await expectRefused(await draft(of({ isrc, title: 'Harbour Light' }), stranger), 'code-taken', isrc, stranger);
  });

  it('within one release it stands once, also for one recording: the tracks are named', async () => {
    const isrc = newIsrc();
    for (const second of ['Two', 'One']) {
      const release = await draft(of({ isrc, title: 'One' }, {}, { isrc, title: second }));
      await expect(submit(release)).rejects.toMatchObject({
        code: 'isrc-repeated',
        details: { code: isrc, tracks: [1, 3] },
      });
      expect(await current(release)).toEqual(release);
    }
    expect(await claimOf(isrc)).toBeUndefined();
  });
});

describe('product 9.5: an ISRC that stands on another track of the release is refused where it is typed', () => {
  const type = ({ id: releaseId }: Release, trackId: TrackId, to: string, from = '') =>
    artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
      params: { releaseId, trackId },
      body: { field: 'isrc', from, to },
    });

  it('with the numbers of both; blank, its own and that of another release pass', async () => {
    const isrc = newIsrc();
    const release = await draft(of({ isrc }, {}, {}));
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
    const other = await draft(of({}, {}));
    expect((await type(other, other.trackIds[1] ?? NO_TRACK, isrc)).rev).toBe(other.rev + 1);
    await expect(type(other, first, isrc)).rejects.toMatchObject({ code: 'track-not-found' });
  });

  it('what another window has typed meanwhile is told as that', async () => {
    const [mine, theirs] = [newIsrc(), newIsrc()];
    const release = await draft(of({}, {}));
    const [first = NO_TRACK] = release.trackIds;
    await type(release, first, theirs);
    await expect(type(release, first, mine)).rejects.toMatchObject({
      code: 'field-changed',
      details: { field: 'isrc', current: theirs },
    });
  });

  it('two windows that type one ISRC on two tracks at once: one has it, the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const isrc = newIsrc();
      const release = await draft(of({}, {}));
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

describe('when no code is blank, none is looked at before: the claims stand in the write', () => {
  it('of a range that only the platform assigns from', async () => {
    const [upc, isrc] = [upcOf('200000', 99_998), 'ZZSEG2099998'];
    await expectRefused(await draft({ upc, ...of({ isrc: newIsrc() }) }), 'code-taken', upc);
    await expectRefused(await draft({ upc: newUpc(), ...of({ isrc }) }), 'code-taken', isrc);
  });

  it('of another release, another recording and another owner', async () => {
    const [upc, isrc] = [newUpc(), newIsrc()];
    await submit(await draft({ upc, ...of({ isrc, title: 'Harbour Light' }) }));
    await expectRefused(await draft({ upc, ...of({ isrc: newIsrc() }) }), 'code-taken', upc);
    const again = (title: string, by = artist) => draft({ upc: newUpc(), ...of({ isrc, title }) }, by);
    await expectRefused(await again('Harbour Dark'), 'code-taken', isrc);
    await expectRefused(await again('Harbour Light', stranger), 'code-taken', isrc, stranger);
    expect((await submit(await again('Harbour Light'))).status).toBe('submitted');
  });
});

test('two artists who submit the same typed code at once: one has it, the other is told', async () => {
  for (let round = 0; round < 5; round++) {
    const upc = newUpc();
    const drafts = [await draft({ upc }), await draft({ upc }, stranger)] as const;
    const results = await Promise.allSettled([submit(drafts[0]), submit(drafts[1], stranger)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'code-taken' } });
    const states = await Promise.all(drafts.map(async (one) => (await current(one)).status));
    expect(states.sort()).toEqual(['draft', 'submitted']);
  }
});

describe('a range', () => {
  it('gives each number once, whoever asks, and ends', async () => {
    const codes = codeRepository(await ownTable());
    const range = { kind: 'UPC', prefix: '2000000001', size: 10 } as const;
    expect(await codes.take(range, 0)).toEqual([]);
    const taken = await Promise.all([3, 1, 4, 3].map((count) => codes.take(range, count)));
    expect(taken.flat().sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await codes.take(range, 1)).toEqual([]);
    expect(await codes.take({ ...range, prefix: '2000000002' }, 2)).toEqual([0, 1]);
  });

  it('a claim that is told again stays, and one of somebody else’s code is told', async () => {
    const codes = codeRepository(await ownTable());
    const claim: CodeClaim = { kind: 'upc', code: '036000291452', artistId: artist.artistId, releaseId: anId('rel_1') };
    for (let n = 0; n < 2; n++) expect(await codes.keep(claim)).toBe(true);
    expect(await codes.keep({ ...claim, artistId: stranger.artistId })).toBe(false);
    expect(await codes.keep({ ...claim, code: '0036000291452', releaseId: anId('rel_2') })).toBe(false);
    expect(await codes.claimed('upc', ['036000291452', '012345678905'])).toEqual(new Set(['036000291452']));
  });
});
