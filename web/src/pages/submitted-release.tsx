import { Suspense, useState } from 'react';
import type { Release } from '../../../shared/releases/release.ts';
import { doneSteps, strategySteps } from '../../../shared/releases/strategy-steps.ts';
import { ReleaseFacts } from '../features/release-view/release-facts.tsx';
import { ReleaseHeader } from '../features/release-view/release-header.tsx';
import { ReleaseTimeline } from '../features/release-view/release-timeline.tsx';
import { AudioPlayer } from '../features/uploads/audio-player.tsx';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';

const ChecklistDialog = lazyDialog(() => import('../features/checklist/checklist-dialog.tsx'));

/** What becomes of a release after its submission: where it stands, what is still to be done, and all that was submitted. */
export default function SubmittedRelease({ release }: { release: Release }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ReleaseHeader
        release={release}
        actions={
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Release Checklist
            <span className="font-normal text-soft tabular-nums">
              {doneSteps(release.checklist).length}/{strategySteps.length}
            </span>
          </Button>
        }
      />
      <ReleaseTimeline release={release} />
      <ReleaseFacts
        onlyGiven
        release={release}
        audioOf={({ audio }, number) => audio && <AudioPlayer releaseId={release.id} audio={audio} number={number} />}
      />
      {isOpen && (
        <Suspense>
          <ChecklistDialog releaseId={release.id} title={release.title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
