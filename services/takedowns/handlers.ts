import { Problem } from '../../shared/contract/problem.ts';
import { deliveredId, type NewId, type ReleaseId } from '../../shared/ids.ts';
import type { takedownsContract } from '../../shared/takedowns/contract.ts';
import type { OfficeTakedown } from '../../shared/takedowns/takedown.ts';
import type { SignedIn } from '../platform/actor.ts';
import type { Handlers } from '../platform/serve.ts';
import type { Owned } from '../releases/writes/release-write.ts';
import { delivered } from './delivered-release.ts';
import { findTakedown } from './find-takedown.ts';
import { newTakedown } from './new-takedown.ts';
import { type TakedownDecisions, untilUnchanged } from './takedown-decisions.ts';
import type { TakedownRepository } from './takedown-repository.ts';

type Contract = typeof takedownsContract;
type OfficeRoute = Extract<keyof Contract, `${string} /api/admin/${string}`>;

type Needs = { takedowns: TakedownRepository; decisions: TakedownDecisions; newId: NewId; now: () => Date };

/** Takedowns are about the delivered release, even if the page shows a change of it. */
const ownedBy = ({ artistId }: SignedIn, { releaseId }: { releaseId: ReleaseId }): Owned => ({
  artistId,
  releaseId: deliveredId(releaseId),
});

/** An artist's takedowns of their own releases (product 34.2). */
export const takedownHandlers = ({
  takedowns,
  decisions,
  newId,
  now,
}: Needs): Omit<Handlers<Contract>, OfficeRoute> => ({
  async 'GET /api/releases/{releaseId}/takedowns'({ actor, params }) {
    return { items: (await takedowns.ofRelease(ownedBy(actor, params))).takedowns };
  },

  'POST /api/releases/{releaseId}/takedowns': ({ actor, params, body, storeWithEffect }) =>
    untilUnchanged(async () => {
      const opened = delivered(await decisions.open(ownedBy(actor, params)));
      const at = now();
      const { takedown, ...change } = newTakedown(opened, body, { id: newId('takedown'), now: at });
      return storeWithEffect(takedown, (answered) => decisions.save(opened, change, at, [answered]));
    }),

  'DELETE /api/releases/{releaseId}/takedowns/{takedownId}': ({ actor, params }) =>
    untilUnchanged(async () => {
      const owned = ownedBy(actor, params);
      const { ver, takedowns: all } = await takedowns.ofRelease(owned, { consistent: true });
      const before = findTakedown(all, params.takedownId);
      if (before.state === 'cancelled') return before;
      if (before.state !== 'requested') throw new Problem('takedown-already-sent');
      const cancelled: OfficeTakedown = { ...before, state: 'cancelled', cancelledAt: now().toISOString() };
      await takedowns.save(owned, { ver, takedowns: [cancelled] }, []);
      return cancelled;
    }),
});
