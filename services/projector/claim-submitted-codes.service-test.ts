import { randomUUID } from 'node:crypto';
import type { ArtistId } from '../../shared/ids.ts';
import { isrcOf } from '../../shared/releases/isrc.ts';
import type { SubmittedRelease } from '../../shared/releases/release.ts';
import { checkDigitOf } from '../../shared/releases/upc.ts';
import { aCompleteDraft, anId, aTrack, inOrder, newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { codeRepository } from '../releases/codes/code-repository.ts';
import { ownTable } from '../test/own-table.ts';
import { claimSubmittedCodes } from './claim-submitted-codes.ts';

const upc = `20000000042${checkDigitOf('20000000042')}`;
const isrcs = [0, 1, 2].map((number) => isrcOf('ZZSEG', '26', number));

function submitted(): SubmittedRelease {
  const draft = aCompleteDraft({ upc, ...inOrder(isrcs.map((isrc) => aTrack({ isrc }))) });
  const submission = { at: draft.createdAt, agreementVersion: 'v', by: draft.artistId };
  return { ...draft, status: 'submitted', submission };
}

test('a submission claims each of its codes, even if its change is repeated (product 9.6)', async () => {
  const codes = codeRepository(await ownTable());
  const after = submitted();
  const before = { ...after, status: 'draft' };
  for (let n = 0; n < 2; n++) expect(await claimSubmittedCodes({ before, after }, codes)).toEqual([]);
  expect(await codes.claimed('isrc', isrcs)).toEqual(new Set(isrcs));
  expect(await codes.claimed('upc', [upc])).toEqual(new Set([upc]));
});

test('reports a code that another release has, and does not take it', async () => {
  const codes = codeRepository(await ownTable());
  const [first, second] = [submitted(), { ...submitted(), artistId: '00000000-0000-4000-8000-000000000002' }];
  expect(await claimSubmittedCodes({ before: undefined, after: first }, codes)).toEqual([]);
  const foreign = await claimSubmittedCodes({ before: undefined, after: second }, codes);
  expect(foreign.map(({ code }) => code)).toEqual([upc, ...isrcs]);
});

test('a late change does not claim a code again that the office took away, and raises no alarm (product 14.10)', async () => {
  const table = await ownTable();
  const codes = codeRepository(table);
  const [squatter, owner] = [submitted(), { ...submitted(), artistId: anId<ArtistId>(randomUUID()) }];
  const first = { before: undefined, after: squatter };
  await claimSubmittedCodes(first, codes);
  const from = { artistId: squatter.artistId, releaseId: squatter.id };
  await table.transact([codes.freed('upc', upc, from), codes.freed('isrc', isrcs[0] as string, from)]);
  expect(await claimSubmittedCodes(first, codes)).toEqual([]);
  expect(await codes.holder('upc', upc)).toBeUndefined();
  expect(await codes.holder('isrc', isrcs[0] as string)).toBeUndefined();
  expect(await codes.holder('isrc', isrcs[1] as string)).toEqual(from);

  // The rightful owner claims the code, and keeps it.
  const own = { ...owner, ...inOrder([aTrack({ isrc: isrcs[0] as string })]) };
  expect(await claimSubmittedCodes({ before: undefined, after: own }, codes)).toEqual([]);
  expect(await claimSubmittedCodes(first, codes)).toEqual([]);
  for (const [kind, code] of [['upc', upc] as const, ['isrc', isrcs[0] as string] as const])
    expect(await codes.holder(kind, code)).toEqual({ artistId: own.artistId, releaseId: own.id });
});

test('a resubmission with another master moves the ISRC to that master; a late change does not move it back (product 21.1)', async () => {
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
  await claimSubmittedCodes({ before: undefined, after: first }, codes);
  expect(await claimSubmittedCodes({ before: { ...first, status: 'changes_requested' }, after: again }, codes)).toEqual(
    [],
  );
  const after = await claimed();
  expect(after).toMatchObject({ recording: 'another\n', durationMs: 9000, releaseId: first.id });
  expect(await claimSubmittedCodes({ before: undefined, after: first }, codes)).toEqual([]);
  expect(await claimed()).toEqual(after);
});

test.each([
  ['an edit of a draft', 'draft', 'draft'],
  ['a tick of a submitted release', 'submitted', 'submitted'],
  ['an export', 'submitted', 'exported'],
])('%s claims nothing', async (_, from, to) => {
  const codes = codeRepository(await ownTable());
  const release = submitted();
  await claimSubmittedCodes(
    { before: { ...release, status: from }, after: { ...release, status: to, exportedAt: release.createdAt } },
    codes,
  );
  expect(await codes.claimed('upc', [upc])).toEqual(new Set());
});

test('a deletion claims nothing', async () => {
  const codes = codeRepository(await ownTable());
  expect(await claimSubmittedCodes({ before: aCompleteDraft({ upc }), after: undefined }, codes)).toEqual([]);
});
