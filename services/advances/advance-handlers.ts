import { MAX_ADVANCES, type OfficeAdvance } from '../../shared/advances/advance.ts';
import type { advancesContract } from '../../shared/advances/contract.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, NewId } from '../../shared/ids.ts';
import { microsOfCents } from '../../shared/money.ts';
import type { SignedIn } from '../platform/actor.ts';
import { type Audited, personOf } from '../platform/audit.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Handlers } from '../platform/serve.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { UserSearchRepository } from '../profiles/user-search-repository.ts';
import type { CardRepository } from '../releases/library/card-repository.ts';
import { outstandingOf, type StoredAdvance, toAdvanceView } from './advance.ts';
import type { AdvanceRepository } from './advance-repository.ts';
import { recoupmentByMonth } from './recoupment-by-month.ts';
import type { Recoupments } from './recoupments.ts';

export type AdvanceNeeds = {
  advances: AdvanceRepository;
  recoupments: Pick<Recoupments, 'allRecoupments'>;
  profiles: Pick<ProfileRepository, 'find'>;
  search: Pick<UserSearchRepository, 'search'>;
  cards: Pick<CardRepository, 'all'>;
  /** @throws Problem if the person is currently not allowed to move money (product 24.12) */
  assertPayer: (actor: SignedIn) => Promise<void>;
  newId: NewId;
  auditedBy: (admin: SignedIn) => Audited;
};

export function advanceHandlers(needs: AdvanceNeeds): Handlers<typeof advancesContract> {
  const { advances, recoupments, profiles, search, cards, assertPayer, newId, auditedBy } = needs;

  const toOfficeAdvance = (advance: StoredAdvance, artistName: string): OfficeAdvance => ({
    ...toAdvanceView(advance),
    artistId: advance.artistId,
    artistName,
    grantedBy: advance.grantedBy,
    ...(advance.ended && { endedBy: advance.ended.by }),
  });
  const nameOf = async (artistId: ArtistId): Promise<string> => (await profiles.find(artistId))?.artistName ?? '';
  const releasesOf = async (artistId: ArtistId) =>
    (await cards.all(artistId)).map(({ id, title }) => ({ releaseId: id, title }));
  const mayDecide = async (actor: SignedIn, artistId: ArtistId) => {
    if (actor.artistId === artistId) throw new Problem('own-advance');
    await assertPayer(actor);
  };

  return {
    async 'GET /api/me/advances'({ actor: { artistId }, query: { month } }) {
      const [own, recouped] = await Promise.all([advances.ofArtist(artistId), recoupments.allRecoupments(artistId)]);
      return {
        items: own.map(toAdvanceView),
        leftMicros: String(own.reduce((sum, advance) => sum + outstandingOf(advance), 0n)),
        ...recoupmentByMonth(recouped, month),
      };
    },

    async 'GET /api/admin/advances'({ query: { cursor } }) {
      const page = await advances.page(cursor);
      const artists = [...new Set(page.items.map(({ artistId }) => artistId))];
      const names = new Map(await Promise.all(artists.map(async (id) => [id, await nameOf(id)] as const)));
      return { ...page, items: page.items.map((one) => toOfficeAdvance(one, names.get(one.artistId) ?? '')) };
    },

    async 'GET /api/admin/advances/artists'({ query: { q } }) {
      const { items } = await search.search(q, undefined);
      return { items: items.map(({ id, artistName, fullName }) => ({ artistId: id, artistName, fullName })) };
    },

    async 'GET /api/admin/artists/{artistId}/advances'({ params: { artistId } }) {
      const [own, releases, name] = await Promise.all([
        advances.ofArtist(artistId),
        releasesOf(artistId),
        nameOf(artistId),
      ]);
      return { items: own.map((one) => toOfficeAdvance(one, name)), releases };
    },

    async 'POST /api/admin/artists/{artistId}/advances'({ actor, params: { artistId }, body, storeWithEffect }) {
      await mayDecide(actor, artistId);
      const profile = await profiles.find(artistId, { consistent: true });
      if (!profile || profile.closedAt) throw new Problem('user-not-found');
      const titles = body.releaseIds && new Map((await releasesOf(artistId)).map((one) => [one.releaseId, one]));
      const audited = auditedBy(actor);
      const advance: StoredAdvance = {
        advanceId: newId('advance'),
        artistId,
        micros: microsOfCents(body.cents),
        repaid: 0n,
        parts: body.parts,
        ...(titles && { releases: [...new Set(body.releaseIds)].flatMap((id) => titles.get(id) ?? []) }),
        reason: body.reason,
        grantedAt: audited.at.toISOString(),
        grantedBy: personOf(audited),
        ver: 1,
      };
      // None of the given releases belongs to the artist, so nothing could be recouped.
      if (advance.releases?.length === 0) throw new Problem('release-not-found');
      // Only one of several concurrent grants succeeds, and the others count again, at most ten times (product 26.1).
      return retryWhenChanged(
        'busy',
        async () => {
          const grants = await advances.grants(artistId);
          const open = (await advances.ofArtist(artistId)).filter((one) => outstandingOf(one) > 0n);
          if (open.length >= MAX_ADVANCES) throw new Problem('too-many-advances');
          return storeWithEffect(toOfficeAdvance(advance, profile.artistName), (answered) =>
            advances.grant(advance, audited, { grants, also: [answered] }),
          );
        },
        MAX_ADVANCES + 1,
      );
    },

    async 'POST /api/admin/artists/{artistId}/advances/{advanceId}/end'({ actor, params, body, storeWithEffect }) {
      const before = await advances.find(params);
      if (!before) throw new Problem('advance-not-found');
      await mayDecide(actor, params.artistId);
      const micros = outstandingOf(before);
      if (micros <= 0n) throw new Problem('advance-ended');
      const audited = auditedBy(actor);
      const ended = { ...body, micros, at: audited.at.toISOString(), by: personOf(audited) };
      const after = { ...before, ended: { ...ended, micros: micros + (before.ended?.micros ?? 0n) } };
      const name = await nameOf(params.artistId);
      return storeWithEffect(toOfficeAdvance(after, name), (answered) =>
        advances.end(before, ended, audited, [answered]),
      );
    },
  };
}
