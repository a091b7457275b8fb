import { randomUUID } from 'node:crypto';
import type { ArtistId } from '../../shared/ids.ts';
import { isrcOf } from '../../shared/releases/isrc.ts';
import type { SubmittedRelease } from '../../shared/releases/release.ts';
import { checkDigitOf } from '../../shared/releases/upc.ts';
import { aCompleteDraft, anId, aTrack, inOrder, newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { codeRepository } from '../releases/codes/code-repository.ts';
import { ownTable } from '../test/own-table.ts';
import { claimCodes } from './claim-codes.ts';

const upc = `20000000042${checkDigitOf('20000000042')}`;
const isrcs = [0, 1, 2].map((number) => isrcOf('ZZSEG', '26', number));

function submitted(): SubmittedRelease {
  const draft = aCompleteDraft({ upc, ...inOrder(isrcs.map((isrc) => aTrack({ isrc }))) });
  const submission = { at: draft.createdAt, agreementVersion: 'v', by: draft.artistId };
  return { ...draft, status: 'submitted', submission };
}

test('product 9.6: a submission claims every code that it has, as often as it is told', async () => {
  const codes = codeRepository(await ownTable());
  const after = submitted();
  const before = { ...after, status: 'draft' };
  for (let n = 0; n < 2; n++) expect(await claimCodes({ before, after }, codes)).toEqual([]);
  expect(await codes.claimed('isrc', isrcs)).toEqual(new Set(isrcs));
  expect(await codes.claimed('upc', [upc])).toEqual(new Set([upc]));
});

test('a code that is somebody else’s stays so, and is told', async () => {
  const codes = codeRepository(await ownTable());
  const [first, second] = [submitted(), { ...submitted(), artistId: '00000000-0000-4000-8000-000000000002' }];
  expect(await claimCodes({ before: undefined, after: first }, codes)).toEqual([]);
  const foreign = await claimCodes({ before: undefined, after: second }, codes);
  expect(foreign.map(({ code }) => code)).toEqual([upc, ...isrcs]);
});

test('product 14.10: a code that the office took away does not come back by a late record, and nobody is alarmed', async () => {
  const table = await ownTable();
  const codes = codeRepository(table);
  const [squatter, owner] = [submitted(), { ...submitted(), artistId: anId<ArtistId>(randomUUID()) }];
  const first = { before: undefined, after: squatter };
  await claimCodes(first, codes);
  const from = { artistId: squatter.artistId, releaseId: squatter.id };
  await table.transact([codes.freed('upc', upc, from), codes.freed('isrc', isrcs[0] as string, from)]);
  expect(await claimCodes(first, codes)).toEqual([]);
  expect(await codes.holder('upc', upc)).toBeUndefined();
  expect(await codes.holder('isrc', isrcs[0] as string)).toBeUndefined();
  expect(await codes.holder('isrc', isrcs[1] as string)).toEqual(from);

  // Whose it is has it then, and keeps it.
  const own = { ...owner, ...inOrder([aTrack({ isrc: isrcs[0] as string })]) };
  expect(await claimCodes({ before: undefined, after: own }, codes)).toEqual([]);
  expect(await claimCodes(first, codes)).toEqual([]);
  for (const [kind, code] of [['upc', upc] as const, ['isrc', isrcs[0] as string] as const])
    expect(await codes.holder(kind, code)).toEqual({ artistId: own.artistId, releaseId: own.id });
});

test('product 21.1: a release that is submitted again with another master has its ISRC for that one; a late record changes nothing', async () => {
  const table = await ownTable();
  const codes = codeRepository(table);
  const claimed = () => table.get(keys.code({ code: isrcs[0] as string }), { consistent: true });
  const [track] = [aTrack({ isrc: isrcs[0] as string })];
  const first = { ...submitted(), ...inOrder([track]) };
  const again = {
    ...first,
    submission: { ...first.submission, at: '2099-01-01T00:00:00.000Z' },
    ...inOrder([
      {
        ...track,
        title: 'Another',
        audio: track.audio && { ...track.audio, mediaId: newId('media'), durationMs: 9000 },
      },
    ]),
  };
  await claimCodes({ before: undefined, after: first }, codes);
  expect(await claimCodes({ before: { ...first, status: 'changes_requested' }, after: again }, codes)).toEqual([]);
  const after = await claimed();
  expect(after).toMatchObject({ recording: 'another\n', durationMs: 9000, releaseId: first.id });
  expect(await claimCodes({ before: undefined, after: first }, codes)).toEqual([]);
  expect(await claimed()).toEqual(after);
});

test.each([
  ['an edit of a draft', 'draft', 'draft'],
  ['a tick of a submitted release', 'submitted', 'submitted'],
  ['an export', 'submitted', 'exported'],
])('%s claims nothing', async (_, from, to) => {
  const codes = codeRepository(await ownTable());
  const release = submitted();
  await claimCodes(
    { before: { ...release, status: from }, after: { ...release, status: to, exportedAt: release.createdAt } },
    codes,
  );
  expect(await codes.claimed('upc', [upc])).toEqual(new Set());
});

test('a deletion claims nothing', async () => {
  const codes = codeRepository(await ownTable());
  expect(await claimCodes({ before: aCompleteDraft({ upc }), after: undefined }, codes)).toEqual([]);
});
