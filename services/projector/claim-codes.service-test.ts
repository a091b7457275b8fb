import { isrcOf } from '../../shared/releases/isrc.ts';
import type { SubmittedRelease } from '../../shared/releases/release.ts';
import { checkDigitOf } from '../../shared/releases/upc.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../shared/test/builders.ts';
import { codeRepository } from '../releases/code-repository.ts';
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
