import { Problem } from '../../shared/contract/problem.ts';
import { isChangeId } from '../../shared/ids.ts';
import type { ReleaseCard } from '../../shared/releases/card.ts';
import type { releasesContract } from '../../shared/releases/contract.ts';
import { copyRelease } from '../../shared/releases/copy-release.ts';
import { openChange } from '../../shared/releases/open-change.ts';
import { strategySteps } from '../../shared/releases/strategy-steps.ts';
import type { EarningsRepository } from '../earnings/earnings-repository.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Handlers } from '../platform/serve.ts';
import type { artistTotals } from '../profiles/artist-totals.ts';
import type { ChangeRepository } from './changes/change-repository.ts';
import type { SubmitChange } from './changes/submit-change.ts';
import type { BeginRelease } from './drafts/begin-release.ts';
import type { ReadCreditNames } from './drafts/read-credit-names.ts';
import { serverFindings } from './language/server-findings.ts';
import { type OfficeNeeds, officeHandlers } from './office-handlers.ts';
import type { AcceptedTextRepository } from './storage/accepted-text-repository.ts';
import { releaseDetail } from './storage/release-detail.ts';
import { isSubmittedBy } from './submission/submit-release.ts';
import type { Submit } from './submission/submit-with-codes.ts';
import { tickStep } from './submission/tick-step.ts';
import { withdrawableRelease } from './submission/withdraw-release.ts';
import { type TrackNeeds, trackHandlers } from './track-handlers.ts';

type Needs = TrackNeeds &
  OfficeNeeds & {
    begin: BeginRelease;
    acceptedTexts: AcceptedTextRepository;
    readNames: ReadCreditNames;
    /** The number of an artist's releases in each state of the library. */
    countStates: ReturnType<typeof artistTotals>['states'];
    earnings: Pick<EarningsRepository, 'head'>;
    submit: Submit;
    changes: ChangeRepository;
    submitChange: SubmitChange;
  };

export const releaseHandlers = (needs: Needs): Handlers<typeof releasesContract> => {
  const {
    releases,
    begin,
    acceptedTexts,
    readNames,
    cards,
    countStates,
    earnings,
    messages,
    submit,
    changes,
    submitChange,
    newId,
    now,
  } = needs;

  return {
    ...trackHandlers(needs),
    ...officeHandlers(needs),

    async 'GET /api/releases'({ actor, query }) {
      const { artistId } = actor;
      const [page, earned, counts] = await Promise.all([
        cards.library(artistId, query),
        earnings.head(artistId),
        query.cursor === undefined ? countStates(artistId) : undefined,
      ]);
      const withEarnings = (card: ReleaseCard): ReleaseCard => {
        const figure = earned.releases.get(card.id);
        return figure ? { ...card, earnedMicros: String(figure.micros) } : card;
      };
      return { ...page, items: page.items.map(withEarnings), ...(counts && { counts }) };
    },

    async 'POST /api/releases'({ actor, storeWithEffect }) {
      const release = await begin.afterLast(actor, now());
      return storeWithEffect(release, (answered) => releases.create(release, [answered]));
    },

    async 'POST /api/releases/{releaseId}/copies'({ actor, params, body, storeWithEffect }) {
      const source = await releases.get({ artistId: actor.artistId, ...params }, { consistent: true });
      const at = now();
      const release =
        body.what === 'duplicate'
          ? copyRelease(source, { newId, accepted: await acceptedTexts.of(actor.artistId), now: at })
          : await begin.like(actor, source, at);
      return storeWithEffect(release, (answered) => releases.create(release, [answered]));
    },

    'GET /api/credit-names': ({ actor }) => readNames(actor.artistId),

    'GET /api/releases/{releaseId}': async ({ actor, params }) =>
      releaseDetail(await releases.aggregate({ artistId: actor.artistId, ...params })),

    'GET /api/releases/{releaseId}/findings': async ({ actor, params }) =>
      serverFindings(await releases.get({ artistId: actor.artistId, ...params }, { consistent: true }), now()),

    'PATCH /api/releases/{releaseId}': ({ actor, params, body }) =>
      releases.edit({ artistId: actor.artistId, ...params }, { ...body, now: now() }),

    async 'DELETE /api/releases/{releaseId}'({ actor, params }) {
      const owned = { artistId: actor.artistId, ...params };
      await (isChangeId(params.releaseId) ? changes.discard(owned) : releases.remove(owned));
      return { deleted: true };
    },

    async 'POST /api/releases/{releaseId}/changes'({ actor, params, storeWithEffect }) {
      return retryWhenChanged('release-changed', async () => {
        const delivered = await releases.get({ artistId: actor.artistId, ...params }, { consistent: true });
        if (delivered.status === 'withdrawn') throw new Problem('release-withdrawn');
        if (delivered.status !== 'exported') throw new Problem('release-not-exported');
        const accepted = await acceptedTexts.of(actor.artistId);
        const change = openChange(delivered, { accepted, now: now() });
        return storeWithEffect(change, (answered) => changes.open(delivered, change, [answered]));
      });
    },

    'POST /api/releases/{releaseId}/submit': ({ actor, params, body, sameId }) =>
      retryWhenChanged('release-changed', async () => {
        const release = await releases.get({ artistId: actor.artistId, ...params }, { consistent: true });
        const id = sameId('submission');
        if (isSubmittedBy(release, id)) return release;
        if (release.status === 'withdrawn') throw new Problem('release-withdrawn');
        const chosen = { ...body, id };
        return isChangeId(release.id) ? submitChange(release, chosen) : submit(release, chosen);
      }),

    async 'POST /api/releases/{releaseId}/withdraw'({ actor, params, storeWithEffect }) {
      const found = await releases.get({ artistId: actor.artistId, ...params }, { consistent: true });
      const release = withdrawableRelease(found);
      const at = now();
      return storeWithEffect({ withdrawnAt: at.toISOString() }, (answered) =>
        releases.saveWithdrawn(release, at, [answered]),
      );
    },

    'DELETE /api/releases/{releaseId}/accepted-submission': ({ actor, params }) =>
      retryWhenChanged('release-changed', async () => {
        const release = await releases.get({ artistId: actor.artistId, ...params }, { consistent: true });
        return releases.withdrawSubmission(release, now());
      }),

    async 'PATCH /api/releases/{releaseId}/checklist'({ actor, params, body }) {
      const owned = { artistId: actor.artistId, ...params };
      const attempt = async () => {
        const release = await releases.get(owned, { consistent: true });
        const to = tickStep(release, body);
        return to.length === release.checklist.length
          ? release
          : releases.saveChecklist(owned, { from: release.checklist, to, now: now() });
      };
      // An attempt fails only if another step was ticked. There are only five others, so six attempts are enough.
      return retryWhenChanged('release-changed', attempt, strategySteps.length - 1);
    },

    async 'POST /api/releases/{releaseId}/messages'({ actor, params, body, storeWithEffect }) {
      const message = { id: newId('message'), at: now().toISOString(), by: 'artist' as const, ...body, reasons: [] };
      const owned = { artistId: actor.artistId, ...params };
      return storeWithEffect(message, (answered) => messages.add(owned, message, [answered]));
    },
  };
};
