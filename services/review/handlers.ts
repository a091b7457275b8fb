import type { OfficePerson } from '../../shared/releases/office-person.ts';
import type { reviewContract } from '../../shared/review/contract.ts';
import type { SignedIn } from '../platform/actor.ts';
import type { Audited } from '../platform/audit.ts';
import type { Handlers } from '../platform/serve.ts';
import type { CardRepository } from '../releases/library/card-repository.ts';
import type { ClaimRepository } from './claim-repository.ts';
import type { MarkRepository } from './mark-repository.ts';

type Needs = {
  cards: CardRepository;
  claims: ClaimRepository;
  marks: MarkRepository;
  auditedBy: (admin: SignedIn) => Audited;
  now: () => Date;
};

const reviewer = ({ artistId, artistName }: SignedIn): OfficePerson => ({ id: artistId, name: artistName });

export const reviewHandlers = ({ cards, claims, marks, auditedBy, now }: Needs): Handlers<typeof reviewContract> => ({
  async 'GET /api/admin/review'({ query }) {
    const [page, counts, claimed] = await Promise.all([
      cards.queue(query.cursor),
      cards.counts(),
      claims.inForce(now()),
    ]);
    return { ...page, waiting: counts.submitted, claims: claimed };
  },

  'PUT /api/admin/artists/{artistId}/releases/{releaseId}/claim': async ({ actor, params }) => ({
    claim: await claims.take(params, reviewer(actor), now()),
  }),

  async 'DELETE /api/admin/artists/{artistId}/releases/{releaseId}/claim'({ actor, params }) {
    await claims.end(params, reviewer(actor));
    return { ended: true };
  },

  async 'PUT /api/admin/artists/{artistId}/releases/{releaseId}/mark'({ actor, params, body }) {
    const { looksGood, ...seen } = body;
    const audited = auditedBy(actor);
    const mark = { by: reviewer(actor), at: audited.at.toISOString() };
    return {
      looksGood: await (looksGood ? marks.set(params, seen, mark, audited) : marks.remove(params, seen, audited)),
    };
  },
});
