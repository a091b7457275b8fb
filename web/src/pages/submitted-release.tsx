import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { isChangeId } from '../../../shared/change-id.ts';
import { plans } from '../../../shared/plans/plan.ts';
import { planToPay } from '../../../shared/plans/plan-in-force.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { ReleaseMessage } from '../../../shared/releases/release-message.ts';
import { doneSteps, strategySteps } from '../../../shared/releases/strategy-steps.ts';
import { submitQueue } from '../data/releases/submit-queue.ts';
import { DeliveredChange } from '../features/changes/delivered-change.tsx';
import { DeliverySteps } from '../features/release-view/delivery-steps.tsx';
import { OpenLicence } from '../features/release-view/open-licence.tsx';
import { ReleaseCodes } from '../features/release-view/release-codes.tsx';
import { ReleaseFacts } from '../features/release-view/release-facts.tsx';
import { ReleaseHeader } from '../features/release-view/release-header.tsx';
import { ReleaseTimeline } from '../features/release-view/release-timeline.tsx';
import { WithdrawnNotice } from '../features/release-view/withdrawn-notice.tsx';
import { ReadSound } from '../features/sound/read-sound.tsx';
import { WithdrawButton } from '../features/submission/withdraw-button.tsx';
import { AudioFile } from '../features/uploads/audio-file.tsx';
import { price } from '../lib/format.ts';
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx';
import { usePageActions } from '../lib/page-actions.ts';
import { pathTo } from '../lib/paths.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { lazyMenu } from '../ui/lazy-menu.tsx';
import { PageSection } from '../ui/page-section.tsx';
import { PartBoundary } from '../ui/part-boundary.tsx';

const CopyMenu = lazyMenu(() => import('../features/copies/copy-menu.tsx'));
const ChecklistDialog = lazyDialog(() => import('../features/checklist/checklist-dialog.tsx'));
const ReleaseThread = lazyWithRetry(() => import('../features/changes/release-thread.tsx'));
const InTheStores = lazyWithRetry(() => import('../features/stores/in-the-stores.tsx'));
const NextToSubmit = lazyWithRetry(() => import('../features/library/next-to-submit.tsx'));
const ReleaseTakedowns = lazyWithRetry(() => import('../features/takedowns/release-takedowns.tsx'));
const PlanDialog = lazyDialog(() => import('../features/plans/plan-dialog.tsx'));

type Props = { release: Release; messages: readonly ReleaseMessage[] };

/** A submitted release: its state, the remaining tasks, and all submitted values. */
export default function SubmittedRelease({ release, messages }: Props) {
  const [opened, setOpened] = useState<'checklist' | 'plan'>();
  const [isAsking, setAsking] = useState(false);
  const close = () => setOpened(undefined);
  const isWithdrawn = release.status === 'withdrawn';
  const due = isWithdrawn ? undefined : planToPay(release.plan, release.trackIds.length, new Date());
  usePageActions(
    isWithdrawn
      ? []
      : [{ id: 'checklist', label: 'Open the Release Checklist', onSelect: () => setOpened('checklist') }],
  );
  const splits = pathTo('/dashboard/releases/:releaseId/splits', { releaseId: release.id });
  return (
    <>
      <ReleaseHeader
        release={release}
        actions={
          <>
            {due && (
              <Button aria-haspopup="dialog" onClick={() => setOpened('plan')}>
                Upgrade to {plans[due.plan].percentage}% · {price(due.cents)}
              </Button>
            )}
            {!isWithdrawn && (
              <Button aria-haspopup="dialog" onClick={() => setOpened('checklist')}>
                Release Checklist
                <span className="font-normal text-soft tabular-nums">
                  {doneSteps(release.checklist).length}/{strategySteps.length}
                </span>
              </Button>
            )}
            <Link
              to={pathTo('/dashboard/analytics/releases/:releaseId', { releaseId: release.id })}
              className={buttonLook()}
            >
              Earnings
            </Link>
            <Link to={splits} className={buttonLook()}>
              Splits
            </Link>
            <CopyMenu release={release}>
              <Button>Copy</Button>
            </CopyMenu>
          </>
        }
      />
      {release.status === 'withdrawn' && <WithdrawnNotice release={release} />}
      {(release.status === 'submitted' || release.status === 'exported' || release.status === 'withdrawn') && (
        <DeliverySteps release={release} />
      )}
      {'exportedAt' in release && release.exportedAt !== undefined && (
        <Suspense>
          <PartBoundary fallback={null}>
            <InTheStores release={release} />
          </PartBoundary>
        </Suspense>
      )}
      <DeliveredChange release={release} />
      {submitQueue().length > 0 && (
        <Suspense>
          <PartBoundary fallback={null}>
            <NextToSubmit key={release.id} releaseId={release.id} />
          </PartBoundary>
        </Suspense>
      )}
      {messages.length > 0 || isAsking ? (
        <Suspense>
          <ReleaseThread release={release} messages={messages} />
        </Suspense>
      ) : (
        <PageSection
          title={release.status === 'submitted' ? 'Something to change?' : 'A question?'}
          wide
          lead={release.status === 'submitted' ? 'Ask us for a change.' : 'Ask us about this release.'}
        >
          <Button className="justify-self-start" onClick={() => setAsking(true)}>
            Write to the office
          </Button>
        </PageSection>
      )}
      {'exportedAt' in release && release.exportedAt && (
        <Suspense>
          <PartBoundary fallback={null}>
            <ReleaseTakedowns release={release} />
          </PartBoundary>
        </Suspense>
      )}
      {release.status === 'submitted' && !isChangeId(release.id) && (
        <PageSection title="Not ready after all?" wide lead="You can withdraw the release until we send it to stores.">
          <WithdrawButton release={release} />
        </PageSection>
      )}
      <ReleaseCodes release={release} />
      <ReleaseTimeline release={release} />
      <ReleaseFacts
        onlyGiven
        release={release}
        licenceOf={(licence, number) => <OpenLicence releaseId={release.id} licence={licence} number={number} />}
        audioOf={(track, number) => (
          <div className="grid gap-3">
            <AudioFile release={release} track={track} />
            <ReadSound release={release} track={track} listener="artist" />
            <Link
              to={`${splits}#${track.id}`}
              className="justify-self-start text-small text-soft underline underline-offset-4 hover:text-ink"
            >
              Splits of track {number}
            </Link>
          </div>
        )}
      />
      {opened === 'checklist' && <ChecklistDialog releaseId={release.id} title={release.title} onClose={close} />}
      {opened === 'plan' && <PlanDialog open onClose={close} release={release} />}
    </>
  );
}
