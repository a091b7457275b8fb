import { brand } from '../../../../shared/brand.ts';
import { isListed } from '../../../../shared/is-listed.ts';
import {
  type ChecklistStep,
  checklistSteps,
  doneSteps,
  strategyPercent,
  strategySteps,
} from '../../../../shared/releases/strategy-steps.ts';
import { tickMessage } from '../../data/releases/messages/checklist.ts';
import { releaseMessage } from '../../data/releases/messages/release.ts';
import { useTickStep } from '../../data/releases/mutations/tick-step.ts';
import { useRelease } from '../../data/releases/queries/release.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EqualizerPicture } from '../../ui/equalizer-picture.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';
import { VideoFrame } from '../../ui/video-frame.tsx';

type Props = { releaseId: string; title: string; onClose: () => void };

/** The seven steps of the release strategy (product 12.1). A step is ticked at once, and reverts if saving fails. */
const ChecklistDialog = ({ releaseId, title, onClose }: Props) => {
  const release = useRelease(releaseId);
  return (
    <Dialog open onClose={onClose} title="Release Strategy Checklist" description={title}>
      {brand.guideVideo && (
        <div className="pb-6">
          <VideoFrame {...brand.guideVideo} />
        </div>
      )}
      <QueryState query={release} loading={<Skeleton className="h-96" />} failed={releaseMessage}>
        {(detail) => <Steps releaseId={releaseId} ticked={detail.release.checklist} />}
      </QueryState>
    </Dialog>
  );
};

function Steps({ releaseId, ticked }: { releaseId: string; ticked: readonly ChecklistStep[] }) {
  const steps = doneSteps(ticked);
  const isDone = (step: number) => steps.includes(step);
  const done = strategySteps.map((_, i) => isDone(i + 1));
  const count = done.filter(Boolean).length;
  const progress = `${count} of ${strategySteps.length} · ${strategyPercent(count)}%`;
  const toggle = useAction(useTickStep(releaseId).mutateAsync, {
    failed: (error) => ({ title: 'Failed to update checklist', text: tickMessage(error) }),
  });
  return (
    <div className="grid gap-4">
      <div
        role="progressbar"
        aria-label="Steps done"
        aria-valuemin={0}
        aria-valuemax={strategySteps.length}
        aria-valuenow={count}
        aria-valuetext={progress}
        className="flex items-end justify-between gap-4"
      >
        <EqualizerPicture done={done} className="h-10" />
        <span className="text-small text-soft tabular-nums">{progress}</span>
      </div>
      <ol className="grid">
        {strategySteps.map(({ title, detail }, i) => {
          const step = i + 1;
          const canTick = isListed(checklistSteps, step);
          return (
            <li key={title} className="border-t border-line py-3">
              <Checkbox
                label={`${step}. ${title}`}
                detail={detail}
                checked={isDone(step)}
                disabled={!canTick}
                onChange={(to) => canTick && toggle({ step, done: to })}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

export default ChecklistDialog;
