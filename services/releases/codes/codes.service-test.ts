import { isIsrc, isrcYear } from '../../../shared/releases/isrc.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import { isUpc, upcOf } from '../../../shared/releases/upc.ts';
import { anId } from '../../../shared/test/builders.ts';
import { ownTable } from '../../test/own-table.ts';
import { current, until } from '../../test/releases.ts';
import { claimOf, codeOwners, newIsrc, newUpc, tracksOf } from '../../test/typed-codes.ts';
import type { CodeClaim } from './code-claim.ts';
import { codeRepository } from './code-repository.ts';

const { own, draft, submit, expectRefused } = codeOwners();

describe('a blank code is assigned by the platform at submission (product 9.1)', () => {
  it('from its own ranges, each code valid and from this year, in the order of the tracks', async () => {
    const release = await draft(tracksOf({}, {}, {}));
    const submitted = await submit(release);
    const isrcs = orderedTracks(submitted).map(({ isrc }) => isrc);
    expect(isrcs.every(isIsrc)).toBe(true);
    expect(isrcs.every((isrc) => isrc.startsWith(`ZZSEG${isrcYear(new Date())}`))).toBe(true);
    expect([...new Set(isrcs)].sort()).toEqual(isrcs);
    expect(isUpc(submitted.upc) && submitted.upc.startsWith('000001')).toBe(true);
    expect(submitted.rev).toBe(release.rev + 1);
    expect(await current(release)).toEqual(submitted);
  });

  it('keeps typed codes', async () => {
    const [upc, isrc] = [newUpc(), newIsrc()];
    const submitted = await submit(await draft({ upc, ...tracksOf({ isrc }, {}) }));
    expect(submitted.upc).toBe(upc);
    expect(orderedTracks(submitted).map((track) => track.isrc)).toEqual([isrc, expect.stringMatching(/^ZZSEG/)]);
    expect(await current(submitted)).toEqual(submitted);
  });

  it('records an assigned code as its release’s', async () => {
    const submitted = await submit(await draft());
    const [{ isrc = '', audio } = {}] = orderedTracks(submitted);
    const owner = { artistId: own.artist.artistId, releaseId: submitted.id };
    const audited = await until(
      () => Promise.all([claimOf(isrc), claimOf(`0${submitted.upc}`)]),
      (claims) => claims.every(Boolean),
      'the claims of the assigned codes',
    );
    expect(audited).toMatchObject([
      { kind: 'isrc', code: isrc, mediaId: audio?.mediaId, ...owner },
      { kind: 'upc', code: submitted.upc, ...owner },
    ]);
  });
});

describe('typed codes are checked (product 9.2)', () => {
  it('a UPC with a wrong check digit is refused', async () => {
    const upc = newUpc();
    const wrong = upc.slice(0, -1) + ((Number(upc.at(-1)) + 1) % 10);
    await expectRefused(await draft({ upc: wrong }), 'code-wrong', wrong);
  });

  it('refuses a malformed ISRC', async () => {
    await expectRefused(await draft(tracksOf({ isrc: 'US-ABC-26-00001' })), 'code-wrong', 'US-ABC-26-00001');
  });

  it('refuses a code from a range that only the platform assigns from', async () => {
    const upc = upcOf('000001', 99_999);
    await expectRefused(await draft({ upc }), 'code-taken', upc);
    await expectRefused(await draft({ upc: `0${upc}` }), 'code-taken', `0${upc}`);
    await expectRefused(await draft(tracksOf({ isrc: 'ZZSEG2099999' })), 'code-taken', 'ZZSEG2099999');
  });
});

describe('a UPC belongs to one release (product 9.3)', () => {
  it('another release cannot have it, whoever owns it, not even as an EAN', async () => {
    const upc = newUpc();
    await submit(await draft({ upc }));
    await expectRefused(await draft({ upc }), 'code-taken', upc);
    await expectRefused(await draft({ upc }, own.stranger), 'code-taken', upc, own.stranger);
    await expectRefused(await draft({ upc: `0${upc}` }), 'code-taken', `0${upc}`);
  });

  it('a refused submission claims nothing', async () => {
    const [taken, free, isrc] = [newUpc(), newUpc(), newIsrc()];
    await submit(await draft({ upc: taken }));
    await expectRefused(await draft({ upc: taken, ...tracksOf({ isrc }) }), 'code-taken', taken);
    expect(await claimOf(isrc)).toBeUndefined();
    await submit(await draft({ upc: free, ...tracksOf({ isrc }) }, own.stranger), own.stranger);
  });
});

describe('with no blank code, the claims are checked by the write alone', () => {
  it('of a range that only the platform assigns from', async () => {
    const [upc, isrc] = [upcOf('000001', 99_998), 'ZZSEG2099998'];
    await expectRefused(await draft({ upc, ...tracksOf({ isrc: newIsrc() }) }), 'code-taken', upc);
    await expectRefused(await draft({ upc: newUpc(), ...tracksOf({ isrc }) }), 'code-taken', isrc);
  });

  it('of another release, another recording and another owner', async () => {
    const [upc, isrc] = [newUpc(), newIsrc()];
    await submit(await draft({ upc, ...tracksOf({ isrc, title: 'Harbour Light' }) }));
    await expectRefused(await draft({ upc, ...tracksOf({ isrc: newIsrc() }) }), 'code-taken', upc);
    const again = (title: string, by = own.artist) => draft({ upc: newUpc(), ...tracksOf({ isrc, title }) }, by);
    await expectRefused(await again('Harbour Dark'), 'code-taken', isrc);
    await expectRefused(await again('Harbour Light', own.stranger), 'code-taken', isrc, own.stranger);
    expect((await submit(await again('Harbour Light'))).status).toBe('submitted');
  });
});

test('when two artists submit the same typed code at once, one gets it and the other is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const upc = newUpc();
    const drafts = [await draft({ upc }), await draft({ upc }, own.stranger)] as const;
    const results = await Promise.allSettled([submit(drafts[0]), submit(drafts[1], own.stranger)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'code-taken' } });
    const states = await Promise.all(drafts.map(async (one) => (await current(one)).status));
    expect(states.sort()).toEqual(['draft', 'submitted']);
  }
});

describe('a range', () => {
  it('gives out each number once, to concurrent callers too, and ends', async () => {
    const codes = codeRepository(await ownTable());
    const range = { kind: 'UPC', prefix: '2000000001', size: 10 } as const;
    expect(await codes.take(range, 0)).toEqual([]);
    const numbers = await Promise.all([3, 1, 4, 3].map((count) => codes.take(range, count)));
    expect(numbers.flat().sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await codes.take(range, 1)).toEqual([]);
    expect(await codes.take({ ...range, prefix: '2000000002' }, 2)).toEqual([0, 1]);
  });

  it('keeps a repeated claim, and reports a claim on somebody else’s code', async () => {
    const codes = codeRepository(await ownTable());
    const claim: CodeClaim = {
      kind: 'upc',
      code: '036000291452',
      artistId: own.artist.artistId,
      releaseId: anId('rel_1'),
      at: '',
    };
    for (let n = 0; n < 2; n++) expect(await codes.keep(claim)).toBe(true);
    expect(await codes.keep({ ...claim, artistId: own.stranger.artistId })).toBe(false);
    expect(await codes.keep({ ...claim, code: '0036000291452', releaseId: anId('rel_2') })).toBe(false);
    expect(await codes.claimed('upc', ['036000291452', '012345678905'])).toEqual(new Set(['036000291452']));
  });
});
