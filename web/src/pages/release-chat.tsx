import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { stepOfPlace } from '../../../shared/assistant/step.ts';
import type { ReleaseId } from '../../../shared/ids.ts';
import { isListed } from '../../../shared/is-listed.ts';
import { isRecord } from '../../../shared/is-record.ts';
import { planToPay } from '../../../shared/plans/plan-in-force.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { isReadOnly } from '../../../shared/releases/release-status.ts';
import { isReady } from '../../../shared/rules/is-ready.ts';
import { readinessOf } from '../../../shared/rules/readiness.ts';
import { keysOf } from '../../../shared/typed-record.ts';
import { useSettledUploads } from '../data/media/queries.ts';
import { useIsChecking } from '../data/media/upload-store.ts';
import { useRelease } from '../data/releases/queries/release.ts';
import { AssistantChat } from '../features/assistant/assistant-chat.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { pathTo } from '../lib/paths.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';

const PlanDialog = lazyDialog(() => import('../features/plans/plan-dialog.tsx'));

/**
 * Keeps the release's id in the URL, so that a reload continues the conversation. A link may also pass the id as state
 * (product 31.40).
 */
function useReleaseInAddress() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const fromState = isRecord(state) && typeof state.releaseId === 'string' ? state.releaseId : undefined;
  const inAddress = (query.get('release') ?? fromState) as ReleaseId | undefined;
  const place = query.get('ask') ?? '';
  const ask = isListed(keysOf(stepOfPlace), place) ? stepOfPlace[place] : undefined;
  // If this chat creates the release, the conversation continues. Any other release starts a new one.
  const [visit, setVisit] = useState<Visit>({ inAddress, made: undefined, count: 0 });
  if (visit.inAddress !== inAddress)
    setVisit(
      visit.made === inAddress ? { ...visit, inAddress } : { inAddress, made: undefined, count: visit.count + 1 },
    );
  return {
    releaseId: inAddress ?? visit.made,
    ask,
    visit: visit.count,
    adopt: (made: ReleaseId) => {
      setVisit((before) => ({ ...before, made }));
      setQuery({ release: made }, { replace: true });
    },
  };
}

type Visit = { inAddress: ReleaseId | undefined; made: ReleaseId | undefined; count: number };

/** The chat about a release, or about one that does not exist yet. */
export function ReleaseChat() {
  const { releaseId, ask, visit, adopt } = useReleaseInAddress();
  const detail = useRelease(releaseId, { watch: useIsChecking(releaseId ?? '') });
  useSettledUploads(detail.data);
  useDocumentTitle(detail.data?.release.title);
  const [isChoosing, setChoosing] = useState(false);
  const release = detail.data?.release;
  return (
    <>
      <AssistantChat
        key={visit}
        releaseId={releaseId}
        detail={detail.data}
        ask={ask}
        onRelease={adopt}
        onFile={() => void detail.refetch()}
        actions={release && <Actions release={release} onPlan={() => setChoosing(true)} />}
      />
      {release && isChoosing && <PlanDialog open onClose={() => setChoosing(false)} release={release} />}
    </>
  );
}

/** Actions that are left to the artist, because the assistant never submits or pays. */
const Actions = ({ release, onPlan }: { release: Release; onPlan: () => void }) => (
  <>
    {!isReadOnly(release.status) && isReady(readinessOf(release)) && (
      <>
        <Link
          to={pathTo('/dashboard/releases/:releaseId/submit', { releaseId: release.id })}
          className={buttonLook({ tone: 'signal' })}
        >
          Review and submit
        </Link>
        {planToPay(release.plan, release.trackIds.length, new Date()) && (
          <Button onClick={onPlan}>Choose Your Plan</Button>
        )}
      </>
    )}
    <Link to={pathTo('/dashboard/releases/:releaseId', { releaseId: release.id })} className={buttonLook()}>
      {isReadOnly(release.status) ? 'Open the release' : 'Open in the editor'}
    </Link>
  </>
);
