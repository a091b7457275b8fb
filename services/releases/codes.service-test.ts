import { brand } from '../../shared/brand.ts';
import { isIsrc, isrcYear } from '../../shared/releases/isrc.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { DraftRelease, Release } from '../../shared/releases/release.ts';
import { checkDigitOf, isUpc, upcOf } from '../../shared/releases/upc.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { ownTable } from '../test/own-table.ts';
import { newArtist, type Person, table } from '../test/people.ts';
import { current, once, stored, until } from '../test/releases.ts';
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
const submit = ({ id: releaseId }: Pick<Release, 'id'>, by = artist) =>
  by.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId },
    body: { agreementVersion: brand.agreementVersion },
    ...once(),
  });
const claimOf = (code: string) => table.get(keys.code({ code }), { consistent: true });

/** A refusal with its code, and a release that is as it was. */
async function expectRefused(release: Release, code: 'code-taken' | 'code-wrong', told: string, by = artist) {
  await expect(submit(release, by)).rejects.toMatchObject({ code, details: { code: told } });
  expect(await current(release)).toEqual(release);
}

describe('decisions, "ISRC / UPC": blank means that the platform assigns one at submission', () => {
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

describe('decisions, "ISRC / UPC": typed ones are checked', () => {
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

describe('decisions, "ISRC / UPC": a UPC belongs to one release', () => {
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

describe('decisions, "ISRC / UPC": an ISRC names a recording', () => {
  it('it may recur on another release of its owner for the same recording: by its file, or by its title and version', async () => {
    const isrc = newIsrc();
    const first = await submit(await draft(of({ isrc, title: 'Harbour Light', version: 'Live' })));
    const [{ audio = null } = {}] = orderedTracks(first);
    await submit(await draft(of({ isrc, title: ' harbour LIGHT', version: 'live' })));
    await submit(await draft(of({ isrc, title: 'Another Name', audio })));
    expect(await claimOf(isrc)).toMatchObject({ releaseId: first.id });
  });

  it('never for another recording, and never for another owner', async () => {
    const isrc = newIsrc();
    await submit(await draft(of({ isrc, title: 'Harbour Light' })));
    await expectRefused(await draft(of({ isrc, title: 'Harbour Light', version: 'Live' })), 'code-taken', isrc);
    await expectRefused(await draft(of({ isrc, title: 'Harbour Dark' })), 'code-taken', isrc);
    await expectRefused(await draft(of({ isrc, title: 'Harbour Light' }), stranger), 'code-taken', isrc, stranger);
  });

  it('one that the platform assigned may recur in the same way', async () => {
    const [{ isrc = '' } = {}] = orderedTracks(await submit(await draft(of({ title: 'Harbour Light' }))));
    await until(() => claimOf(isrc), Boolean, 'the claim of the assigned code');
    await submit(await draft(of({ isrc, title: 'Harbour Light' })));
    await expectRefused(await draft(of({ isrc, title: 'Harbour Dark' })), 'code-taken', isrc);
    await expectRefused(await draft(of({ isrc, title: 'Harbour Light' }), stranger), 'code-taken', isrc, stranger);
  });

  it('within one release it may name one recording twice, never two', async () => {
    const isrc = newIsrc();
    await expectRefused(await draft(of({ isrc, title: 'One' }, { isrc, title: 'Two' })), 'code-taken', isrc);
    await submit(await draft(of({ isrc, title: 'One' }, { isrc, title: 'One' })));
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
    const claim: CodeClaim = { kind: 'upc', code: '036000291452', artistId: artist.artistId, releaseId: 'rel_1' };
    for (let n = 0; n < 2; n++) expect(await codes.keep(claim)).toBe(true);
    expect(await codes.keep({ ...claim, artistId: stranger.artistId })).toBe(false);
    expect(await codes.keep({ ...claim, code: '0036000291452', releaseId: 'rel_2' })).toBe(false);
    expect(await codes.claimed('upc', ['036000291452', '012345678905'])).toEqual(new Set(['036000291452']));
  });
});
