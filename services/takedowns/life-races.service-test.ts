import { brand } from '../../shared/brand.ts';
import { Problem, type ProblemCode } from '../../shared/contract/problem.ts';
import { changeIdOf } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { endedStores } from '../../shared/stores/ended-stores.ts';
import type { ReleaseStores } from '../../shared/stores/release-stores.ts';
import { statesByStore } from '../../shared/stores/states-by-store.ts';
import { withStoreEvent } from '../../shared/stores/with-store-event.ts';
import { isOpen } from '../../shared/takedowns/takedown-scope.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { exportRepository } from '../export/export-repository.ts';
import { storeStateRepository } from '../stores/store-state-repository.ts';
import { admin, newArtist, type Person, table } from '../test/people.ts';
import { current, freshKey, releases, stored, until } from '../test/releases.ts';
import { roundsOf } from '../test/rounds.ts';
import { takedownRepository } from './takedown-repository.ts';

const [stores, takedowns, exports] = [storeStateRepository(table), takedownRepository(table), exportRepository(table)];

/** How many calls each of three people makes in a round. */
const CALLS = 7;

/** Refusals that a call may get because somebody else was faster, or because the account has ended. */
const refusals: readonly ProblemCode[] = [
  ...(['release-not-found', 'release-not-exported', 'release-not-submitted', 'release-withdrawn'] as const),
  ...(['release-already-exported', 'release-already-submitted', 'release-changed', 'release-locked'] as const),
  ...(['change-open', 'nothing-changed', 'field-changed', 'changes-already-requested', 'submitted-again'] as const),
  ...(['nothing-to-take-down', 'takedown-not-found', 'takedown-already-sent', 'takedown-not-sent'] as const),
  ...(['takedown-cancelled', 'too-many-takedowns', 'store-not-in-takedown', 'releases-live'] as const),
  ...(['sign-in-required', 'account-inactive', 'busy', 'too-many-requests'] as const),
];

type Call = () => Promise<unknown>;

/** Everything that can happen to a release after its submission, by whoever may do it. */
function callsAbout(artist: Person, office: Person, { id: releaseId, artistId, stores: names }: Release) {
  const own = { params: { releaseId } };
  const change = { params: { releaseId: changeIdOf(releaseId) } };
  const owned = { artistId, releaseId };
  const agreement = { agreementVersion: brand.agreementVersion, plan: 'basic' } as const;
  const takedown = async (state: 'requested' | 'sent') =>
    (await takedowns.ofRelease(owned, { consistent: true })).takedowns.find((one) => one.state === state);
  const exported = (id: typeof releaseId) =>
    office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
      params: { artistId, releaseId: id },
      body: {},
    });
  const ofArtist = {
    open: () => artist.api('POST /api/releases/{releaseId}/changes', { ...own, ...freshKey() }),
    edit: async () => {
      const { recordLabel } = await current({ id: changeIdOf(releaseId), artistId });
      const body = { field: 'recordLabel', from: recordLabel, to: `${recordLabel}!` } as const;
      return artist.api('PATCH /api/releases/{releaseId}', { ...change, body });
    },
    submit: () => artist.api('POST /api/releases/{releaseId}/submit', { ...change, body: agreement, ...freshKey() }),
    discard: () => artist.api('DELETE /api/releases/{releaseId}', change),
    withdraw: () => artist.api('POST /api/releases/{releaseId}/withdraw', { ...own, ...freshKey() }),
    takeAllDown: () =>
      artist.api('POST /api/releases/{releaseId}/takedowns', { ...own, body: { reason: 'other' }, ...freshKey() }),
    takeOneDown: () =>
      artist.api('POST /api/releases/{releaseId}/takedowns', {
        ...own,
        body: { reason: 'other', stores: names.slice(0, 1) },
        ...freshKey(),
      }),
    cancel: async () => {
      const one = await takedown('requested');
      if (!one) return;
      await artist.api('DELETE /api/releases/{releaseId}/takedowns/{takedownId}', {
        params: { releaseId, takedownId: one.id },
      });
    },
    end: () => artist.api('POST /api/me/deletion', { body: { artistName: 'Mara Ellis', password: artist.password } }),
  } satisfies Record<string, Call>;
  const ofOffice = {
    export: () => exported(releaseId),
    exportChange: () => exported(changeIdOf(releaseId)),
    send: async () => {
      const one = await takedown('requested');
      if (!one) return;
      await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/send', {
        params: { ...owned, takedownId: one.id },
      });
    },
    confirm: async () => {
      const one = await takedown('sent');
      if (!one) return;
      await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/confirm', {
        params: { ...owned, takedownId: one.id },
        body: { evidence: { kind: 'person' } },
      });
    },
  } satisfies Record<string, Call>;
  return { ofArtist, ofOffice };
}

/** Makes a call, which may be refused because of another one. */
const tried = (call: Call) =>
  call().catch((error: unknown) => {
    if (!(error instanceof Problem) || !refusals.includes(error.code)) throw error;
  });

/** Asserts what must hold of a release at every moment at which nothing is being written. */
async function assertSound(release: Release) {
  const owned = { artistId: release.artistId, releaseId: release.id };
  const now = await current(release);
  const change = await releases.find({ ...owned, releaseId: changeIdOf(release.id) }, { consistent: true });
  const { recorded, events } = await stores.history(owned, { consistent: true });
  const made = await exports.ofRelease(release.id);
  const { takedowns: all } = await takedowns.ofRelease(owned, { consistent: true });

  // No state without its event: a replay gives what is stored.
  const delivered = { ...now, exportedAt: 'exportedAt' in now ? now.exportedAt : undefined };
  const replayed = events.reduce<ReleaseStores | undefined>(
    (before, event) => withStoreEvent(delivered, before, event),
    undefined,
  );
  expect(recorded).toEqual(replayed);

  const wasDelivered = 'exportedAt' in now && now.exportedAt !== undefined;
  expect(made.length > 0).toBe(wasDelivered);
  expect(made.filter(({ isUpdate }) => isUpdate)).toHaveLength(
    now.events.filter(({ kind }) => kind === 'updated').length,
  );
  if (wasDelivered) {
    const left = [...statesByStore(delivered, recorded).keys()].filter(
      (store) => !endedStores(delivered, { recorded, events }).has(store),
    );
    expect(left.length === 0).toBe(now.status === 'withdrawn');
  }
  if (now.status === 'withdrawn') expect(all.filter(isOpen)).toEqual([]);
  if (now.status === 'exported') expect(now.changeOpenedAt !== undefined).toBe(change !== undefined);
  return { now, change };
}

test('edits, takedowns, exports, withdrawals and the end of an account at once leave nothing half done (product 33-35)', async () => {
  const office = await admin();
  for (let round = 0; round < roundsOf(3); round++) {
    const artist = await newArtist('active');
    const draft = aCompleteDraft({ artistId: artist.artistId, stores: ['Spotify', 'Deezer', 'TIDAL'] });
    const release = await stored(draft, 'submitted');
    await until(
      () => artist.api('GET /api/releases', { query: {} }),
      ({ items }) => items.length === 1,
      'the card of the release',
    );
    const { ofArtist, ofOffice } = callsAbout(artist, office, release);
    // In most rounds the release is delivered first, because little can happen to it before.
    if (round % 4 !== 3) await ofOffice.export();
    const person = async (calls: readonly Call[]) => {
      for (let n = 0; n < CALLS; n++) await tried(calls[Math.floor(Math.random() * calls.length)] ?? ofOffice.send);
    };
    const { end, ...rest } = ofArtist;
    const changes = [rest.open, rest.edit, rest.submit, rest.discard];
    await Promise.all([
      person(Object.values(rest)),
      person([...changes, ...changes, rest.takeOneDown, ...(round % 3 === 0 ? [end] : [])]),
      person(Object.values(ofOffice)),
    ]);
    const { now } = await assertSound(release);

    // Every state reaches an end.
    if (now.status === 'submitted') await tried(rest.withdraw);
    if (now.status === 'exported') await tried(rest.takeAllDown);
    for (let n = 0; n < 6; n++) {
      await tried(ofOffice.send);
      await tried(ofOffice.confirm);
    }
    await tried(rest.discard);
    const { now: last } = await assertSound(release);
    expect(last.status).toBe('withdrawn');
  }
});
