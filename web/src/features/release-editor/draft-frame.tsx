import type { ReactNode } from 'react';
import { isChangeId } from '../../../../shared/change-id.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { coverUrl } from '../../lib/cover-url.ts';
import { useMedia } from '../../lib/use-media.ts';
import { classes } from '../../ui/classes.ts';
import { Equaliser } from '../../ui/equalizer.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ReleaseBadges } from '../release-view/release-header.tsx';
import { ReleaseHeading } from '../release-view/release-heading.tsx';
import { FixAll } from './needs/fix-all.tsx';
import { NextBar } from './needs/next-bar.tsx';
import { needsSummary, type ReleaseNeed, releaseNeeds } from './needs/release-needs.ts';
import { showTarget } from './needs/show-target.ts';
import { useMissingItemShortcuts } from './needs/use-missing-item-shortcuts.ts';
import { PlanLine } from './plan-line.tsx';
import { SavedLine } from './saved-line.tsx';
import { StorePreview } from './store-preview.tsx';
import { setPanelElement, useOpenTrack } from './tracks/open-track.ts';
import { TWO_COLUMNS } from './tracks/two-columns.ts';

type Props = {
  release: Release;
  /** The button for the final step. */
  primary: ReactNode;
  /** Other actions on the release. */
  actions: ReactNode;
  onChoosePlan: () => void;
  children: ReactNode;
};

const show = ({ target }: ReleaseNeed) => showTarget(target);

const wayTo = (need: ReleaseNeed) => ({
  name: need.name,
  done: need.isDone,
  waits: need.waits,
  onSelect: () => show(need),
});

/**
 * The page for a draft: its heading, its needs, and its fields. A wide page shows the needs beside the fields. A narrow
 * page lists only the missing ones, so that the tracks are on the first screen, and has a bar at its foot that leads to
 * the next missing item.
 */
export function DraftFrame({ release, primary, actions, onChoosePlan, children }: Props) {
  const isWide = useMedia(TWO_COLUMNS);
  const needs = releaseNeeds(release);
  useMissingItemShortcuts(needs);
  const hasPanel = useOpenTrack(release) !== undefined && isWide;
  const isChange = isChangeId(release.id);
  const isReady = needs.every(({ isDone }) => isDone);
  const list = (
    <div className="grid gap-3">
      <Equaliser
        dense={!isWide || hasPanel}
        openOnly={!isWide || hasPanel}
        label="What the release needs"
        bars={needs.filter(({ kind }) => kind === 'item').map(wayTo)}
        others={needs.filter(({ kind }) => kind === 'finding').map(wayTo)}
        summary={needsSummary(needs)}
      />
      <FixAll release={release} />
    </div>
  );
  return (
    <div
      className={classes(
        'max-w-[80rem] min-[75rem]:grid min-[75rem]:grid-rows-[auto_1fr] min-[75rem]:gap-x-8',
        hasPanel
          ? 'min-[75rem]:grid-cols-[minmax(0,1fr)_24rem] min-[87rem]:grid-cols-[minmax(0,1fr)_28rem]'
          : 'min-[75rem]:grid-cols-[minmax(0,1fr)_17rem] min-[87rem]:grid-cols-[minmax(0,1fr)_20rem] min-[87rem]:gap-x-10',
      )}
    >
      <header className="grid grid-cols-[6rem_minmax(0,1fr)] items-end gap-x-5 gap-y-4 pb-6 min-[75rem]:block">
        {!isWide && (
          <Picture src={release.cover ? coverUrl(release.cover.mediaId) : undefined} alt="" className="w-full" eager />
        )}
        <div className="grid gap-3">
          <ReleaseBadges release={release} />
          <ReleaseHeading release={release} />
        </div>
        <div className="col-span-full flex flex-wrap gap-2 min-[75rem]:pt-4">{actions}</div>
      </header>
      <section aria-label="Summary" className="min-[75rem]:row-span-2">
        {isWide ? (
          <div
            className={classes(
              'sticky top-0 -mx-2 -mt-6 flex flex-col pb-4',
              hasPanel ? 'h-[calc(100dvh-var(--player)-4.5rem)]' : 'max-h-[calc(100dvh-var(--player))]',
            )}
          >
            <div
              className={classes(
                'grid content-start gap-4 overflow-y-auto px-2 pt-6 pb-4',
                hasPanel ? 'max-h-[40%] shrink-0' : 'min-h-0',
              )}
            >
              {!hasPanel && <StorePreview release={release} rows={needs.length} />}
              {list}
            </div>
            {/* An open track takes the place of the release summary. */}
            <div ref={setPanelElement} className={classes('px-2', hasPanel && 'min-h-0 flex-1 pb-4')} />
            <div className="grid shrink-0 gap-2 px-2">
              {!hasPanel && !isChange && <PlanLine release={release} onChoose={onChoosePlan} />}
              {primary}
              <SavedLine release={release} />
            </div>
          </div>
        ) : (
          <div className="grid gap-4 pb-8">
            {list}
            {!isChange && <PlanLine release={release} onChoose={onChoosePlan} />}
            {!isReady && <div className="grid sm:justify-start">{primary}</div>}
          </div>
        )}
      </section>
      <div className="min-w-0">{children}</div>
      {!isWide && <NextBar needs={needs} onShow={show} saved={<SavedLine release={release} />} primary={primary} />}
    </div>
  );
}
