import { ISRCS_PER_YEAR, isIsrc } from '../../../shared/releases/isrc.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import type { DraftRelease, SubmittedRelease } from '../../../shared/releases/release.ts';
import { isUpc, upcOf } from '../../../shared/releases/upc.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../../shared/test/builders.ts';
import { testLog } from '../../test/test-log.ts';
import { codeAssigner, isPlatformCode, lacksCodes } from './assign-codes.ts';
import type { CodeRange, CodeRepository } from './code-repository.ts';

/** Ranges that only count numbers, without a table. `used` is how many numbers of each range are already used up. */
function setUp(prefixes: { isrc?: string[]; upc?: string[] }, used: Record<string, number> = {}, typed: string[] = []) {
  const next = new Map(Object.entries(used));
  const warnings: (string | number | undefined)[] = [];
  const codes = {
    async take({ prefix, size }: CodeRange, count: number) {
      const from = next.get(prefix) ?? 0;
      const free = Math.min(count, size - from);
      next.set(prefix, from + free);
      return Array.from({ length: free }, (_, n) => from + n);
    },
    claimed: async (_: string, some: string[]) => new Set(some.filter((code) => typed.includes(code))),
  } as unknown as CodeRepository;
  const log = testLog({ warn: (_, { reason }) => warnings.push(reason) });
  const assign = codeAssigner({ codes, prefixes: { isrc: prefixes.isrc ?? [], upc: prefixes.upc ?? [] }, log });
  return { assign, warnings, next };
}

const submitted = (different: Partial<DraftRelease> = {}, at = '2026-11-01T10:00:00.000Z'): SubmittedRelease => {
  const draft = aCompleteDraft(different);
  return { ...draft, status: 'submitted', submission: { at, agreementVersion: 'v', by: draft.artistId } };
};
const isrcsOf = (release: SubmittedRelease) => orderedTracks(release).map(({ isrc }) => isrc);
const tracks = (...isrcs: string[]) => inOrder(isrcs.map((isrc) => aTrack({ isrc })));

test('product 9.1: blank codes are filled in the order of the tracks, and typed ones are kept', async () => {
  const { assign, warnings } = setUp({ isrc: ['ZZSEG'], upc: ['200000'] }, { ZZSEG26: 41 });
  const release = await assign(submitted(tracks('', 'USRC17607839', '')));
  expect(isrcsOf(release)).toEqual(['ZZSEG2600041', 'USRC17607839', 'ZZSEG2600042']);
  expect(release.upc).toBe(upcOf('200000', 0));
  expect(isrcsOf(release).every(isIsrc) && isUpc(release.upc)).toBe(true);
  expect(warnings).toEqual([]);
  const typed = submitted({ upc: '036000291452', ...tracks('USRC17607839') });
  expect(await assign(typed)).toEqual(typed);
});

test('the year of an ISRC is that of the submission', async () => {
  const { assign } = setUp({ isrc: ['ZZSEG'], upc: ['200000'] });
  expect(isrcsOf(await assign(submitted({}, '2026-12-31T23:59:59.000Z')))).toEqual(['ZZSEG2600000']);
  expect(isrcsOf(await assign(submitted({}, '2027-01-01T00:00:00.000Z')))).toEqual(['ZZSEG2700000']);
});

test('when a range is used up the next one continues, even within a release', async () => {
  const { assign, next } = setUp(
    { isrc: ['ZZAAA', 'ZZBBB'], upc: ['2000000001', '2000000002'] },
    { ZZAAA26: ISRCS_PER_YEAR - 1, '2000000001': 10 },
  );
  const release = await assign(submitted(tracks('', '', '')));
  expect(isrcsOf(release)).toEqual(['ZZAAA2699999', 'ZZBBB2600000', 'ZZBBB2600001']);
  expect(release.upc).toBe(upcOf('2000000002', 0));
  // A number that is taken is used up for good, so no more may be taken than are assigned.
  expect(next.get('ZZBBB26')).toBe(2);
});

test('without a range, or when all are used up, codes stay blank and it is logged', async () => {
  const none = setUp({});
  const blank = submitted(tracks('', ''));
  expect(await none.assign(blank)).toEqual(blank);
  expect(none.warnings).toEqual(['2 ISRCs and 1 UPCs']);

  const ended = setUp({ isrc: ['ZZSEG'], upc: ['2000000001'] }, { ZZSEG26: ISRCS_PER_YEAR - 1, '2000000001': 10 });
  const release = await ended.assign(blank);
  expect(isrcsOf(release)).toEqual(['ZZSEG2699999', '']);
  expect(release.upc).toBe('');
  expect(ended.warnings).toEqual(['1 ISRCs and 1 UPCs']);

  const onlyUpc = setUp({ isrc: ['ZZSEG'] });
  await onlyUpc.assign(blank);
  expect(onlyUpc.warnings).toEqual(['0 ISRCs and 1 UPCs']);
});

test('a code that was typed before its range was ours is skipped', async () => {
  const typed = ['ZZSEG2600000', 'ZZSEG2600002', upcOf('200000', 0)];
  const { assign } = setUp({ isrc: ['ZZSEG'], upc: ['200000'] }, {}, typed);
  const release = await assign(submitted(tracks('', '', '')));
  expect(isrcsOf(release)).toEqual(['ZZSEG2600001', 'ZZSEG2600003', 'ZZSEG2600004']);
  expect(release.upc).toBe(upcOf('200000', 1));
});

test.each([
  ['isrc', 'ZZSEG2612345', true],
  ['isrc', 'USRC17607839', false],
  ['upc', upcOf('200000', 7), true],
  ['upc', `0${upcOf('200000', 7)}`, true],
  ['upc', '036000291452', false],
  ['upc', `2${upcOf('000000', 7)}`, false],
] as const)('%s %s is from our ranges: %s', (kind, code, ours) => {
  expect(isPlatformCode({ isrc: ['QZABC', 'ZZSEG'], upc: ['860012', '200000'] }, { kind, code })).toBe(ours);
});

test.each([
  ['UPC', { upc: '' }, { isrc: [], upc: ['200000'] }, true],
  ['UPC, of which there is no range', { upc: '' }, { isrc: ['ZZSEG'], upc: [] }, false],
  ['ISRC', { upc: '036000291452', ...tracks('USRC17607839', '') }, { isrc: ['ZZSEG'], upc: ['200000'] }, true],
  ['ISRC, of which there is no range', tracks(''), { isrc: [], upc: [] }, false],
  ['code', { upc: '036000291452', ...tracks('USRC17607839') }, { isrc: ['ZZSEG'], upc: ['200000'] }, false],
] as const)('a release without a %s', (_, different, prefixes, lacks) => {
  const typed = { upc: '', ...tracks('USRC17607839'), ...different };
  expect(lacksCodes(prefixes, submitted(typed))).toBe(lacks);
});
