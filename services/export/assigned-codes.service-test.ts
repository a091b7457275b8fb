import type { Release } from '../../shared/releases/release.ts';
import { auditItems, byTheTests } from '../test/audits.ts';
import { officeExports, owned } from '../test/office-exports.ts';
import { newArtist, table } from '../test/people.ts';
import { current } from '../test/releases.ts';
import { claimOf, codeOwners, newIsrc, newUpc, tracksOf } from '../test/typed-codes.ts';
import { assignedCodeRepository } from './assigned-code-repository.ts';
import { enterCodes } from './enter-codes.ts';

const { own, submit, draft } = codeOwners();
const { people, submitted, exportOf } = officeExports();
async function exported(by = people.artist) {
  const release = await submitted(tracksOf({ title: 'One' }, { title: 'Two' }), by);
  await exportOf(release);
  return release;
}
const enter = (release: Release, codes: { trackId?: string; from: string; to: string }[]) =>
  people.office.api('PUT /api/admin/artists/{artistId}/releases/{releaseId}/codes', {
    params: owned(release),
    body: { codes },
  });
const holderOf = (code: string) => people.office.api('GET /api/admin/codes', { query: { code } });
const free = (release: Release, code: string) =>
  people.office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/codes/free', {
    params: owned(release),
    body: { code, reason: 'The other label has shown its contract' },
  });
const about = (release: Release, what: string) =>
  auditItems((item) => item.what === what && (item.object as { releaseId?: string }).releaseId === release.id);

test('entering the distributor’s codes claims, announces and records them, and changes nothing else in the release (product 14.8)', async () => {
  const release = await exported();
  const [upc, isrc] = [newUpc(), newIsrc()];
  const before = await current(release);
  const [trackId = ''] = release.trackIds;
  const after = await enter(release, [
    { from: '', to: upc },
    { trackId, from: '', to: isrc },
  ]);
  expect(after).toMatchObject({ status: 'exported', upc, updatedAt: before.updatedAt });
  expect(after.tracks[trackId as never]).toMatchObject({ isrc });
  const { events, rev, tracks: _tracks, upc: _upc, ...rest } = await current(release);
  expect(before).toMatchObject(rest);
  expect(rev).toBe(before.rev + 1);
  expect(events.at(-1)).toMatchObject({ kind: 'codes-entered', by: 'office', codes: [upc, isrc] });
  expect(await claimOf(`0${upc}`)).toMatchObject({ artistId: people.artist.artistId, releaseId: release.id });
  expect(await claimOf(isrc)).toMatchObject({ artistId: people.artist.artistId, trackId });
  expect(await about(release, 'codes-entered')).toEqual([
    expect.objectContaining({ from: 'none', to: `${upc}, ${isrc}` }),
  ]);
  // A repeated import enters nothing new.
  await enter(release, [{ from: '', to: upc }]);
  expect((await current(release)).rev).toBe(rev);
});

test('a code that somebody else has is refused, and no other code is entered (product 14.8)', async () => {
  const [mine, theirs] = [await exported(), await exported(await newArtist('active'))];
  const [taken, upc] = [newIsrc(), newUpc()];
  await enter(theirs, [{ trackId: theirs.trackIds[0] ?? '', from: '', to: taken }]);
  const before = await current(mine);
  const both = [
    { from: '', to: upc },
    { trackId: mine.trackIds[0] ?? '', from: '', to: taken },
  ];
  await expect(enter(mine, both)).rejects.toMatchObject({ code: 'code-taken', details: { code: taken } });
  expect(await current(mine)).toEqual(before);
  expect(await claimOf(`0${upc}`)).toBeUndefined();
});

test('when two admins enter a code at once, one succeeds and the other gets the current code (product 14.8)', async () => {
  const release = await exported();
  const ends = await Promise.allSettled([newUpc(), newUpc()].map((to) => enter(release, [{ from: '', to }])));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'field-changed' });
});

test('a decision about a code that has changed since is not written (product 14.8)', async () => {
  const release = await current(await exported());
  const codes = assignedCodeRepository(table, { isrc: [], upc: [] });
  const [first = '', second = ''] = [newUpc(), newUpc()];
  const enterAs = (upc: string) => {
    const decided = enterCodes(release, [{ from: '', to: upc }]);
    return codes.enter(decided.release, decided.changes, byTheTests());
  };
  await enterAs(first);
  await expect(enterAs(second)).rejects.toMatchObject({ code: 'release-changed' });
  expect(await current(release)).toMatchObject({ upc: first });
});

test('a submitted release accepts no codes (product 14.8)', async () => {
  const release = await submitted();
  await expect(enter(release, [{ from: '', to: newUpc() }])).rejects.toMatchObject({ code: 'release-not-exported' });
  expect(await current(release)).toEqual(release);
});

test('a file fills in blank codes of many releases, and reports the lines that it could not (product 14.9)', async () => {
  const [one, two, other] = [await exported(), await exported(), await exported()];
  const [upc, isrcs, wrong] = [newUpc(), [newIsrc(), newIsrc()], newUpc()];
  await enter(other, [{ from: '', to: newUpc() }]);
  const csv = [
    'Release ID,UPC,Track Number,ISRC',
    `${one.id},${upc},1,${isrcs[0]}`,
    `${one.id},${upc},2,${isrcs[1]}`,
    `${two.id},,9,${newIsrc()}`,
    `rel_nothing,${newUpc()},1,`,
    `${other.id},${wrong},1,`,
  ].join('\n');
  const send = () => people.office.api('POST /api/admin/codes/import', { body: { csv } });
  const refused = [
    { line: 4, releaseId: two.id, code: 'track-not-found', details: { track: 9 } },
    { line: 5, releaseId: 'rel_nothing', code: 'release-not-found' },
    { line: 6, releaseId: other.id, code: 'field-changed' },
  ];
  expect(await send()).toMatchObject({ entered: 1, unchanged: 0, refused });
  const after = await current(one);
  expect([after.upc, ...after.trackIds.map((id) => after.tracks[id]?.isrc)]).toEqual([upc, ...isrcs]);
  expect(await send()).toMatchObject({ entered: 0, unchanged: 1, refused });
});

test('the office frees a code that a free submission holds, and its real owner can type it (product 14.10)', async () => {
  const upc = newUpc();
  const squatter = await draft({ upc }, own.stranger);
  await submit(squatter, own.stranger);
  const real = await draft({ upc });
  await expect(submit(real)).rejects.toMatchObject({ code: 'code-taken' });
  expect(await holderOf(upc)).toMatchObject({
    code: upc,
    holder: { ...owned(squatter), release: { title: 'Night Ferry', status: 'submitted', isPaid: false } },
  });
  await expect(free(real, upc)).rejects.toMatchObject({ code: 'code-not-claimed' });

  await free(squatter, upc);
  expect(await holderOf(upc)).toEqual({ code: upc, holder: null });
  const after = await current(squatter);
  expect([after.status, after.upc]).toEqual(['submitted', '']);
  const event = { kind: 'code-freed', by: 'office', code: upc, why: 'The other label has shown its contract' };
  expect(after.events.at(-1)).toMatchObject(event);
  expect(await about(squatter, 'code-freed')).toEqual([expect.objectContaining({ from: upc, to: 'none' })]);
  await submit(real);
  expect(await holderOf(upc)).toMatchObject({ holder: owned(real) });
  // The code is freed only once: its new holder keeps it.
  await expect(free(squatter, upc)).rejects.toMatchObject({ code: 'code-not-claimed' });
});
