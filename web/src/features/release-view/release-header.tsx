import type { ReactNode } from 'react';
import type { HeldPlanName } from '../../../../shared/plans/plan.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { readinessOf } from '../../../../shared/rules/readiness.ts';
import { outgrownText, planDateText } from '../../data/releases/messages/release.ts';
import { coverUrl } from '../../lib/cover-url.ts';
import { Picture } from '../../ui/picture.tsx';
import { EnlargeCover } from './enlarge-cover.tsx';
import { findingsToday } from './findings-today.ts';
import { PlanBadge, SetupBadge, StatusBadge } from './release-badges.tsx';
import { ReleaseHeading } from './release-heading.tsx';

type Props = {
  release: Release;
  actions?: ReactNode;
  planNameOf?: (plan: HeldPlanName | null) => string;
  /** Whether a click on the cover opens its largest variant. */
  enlarges?: boolean;
};

/** A release's heading, its progress, and its actions. */
export function ReleaseHeader({ release, actions, planNameOf, enlarges }: Props) {
  const { cover } = release;
  const picture = (
    <Picture
      src={cover ? coverUrl(cover.mediaId) : undefined}
      alt={cover ? `Cover of ${release.title}` : ''}
      className={enlarges && cover ? undefined : 'w-32 sm:w-full'}
      eager
    />
  );
  return (
    <header className="grid items-end gap-x-8 gap-y-6 pb-8 sm:grid-cols-[11rem_minmax(0,1fr)]">
      {enlarges && cover ? (
        <EnlargeCover
          title={release.title}
          cover={cover}
          findings={findingsToday(release).filter(({ place }) => place.field === 'cover')}
        >
          {picture}
        </EnlargeCover>
      ) : (
        picture
      )}
      <div className="grid gap-4">
        <ReleaseBadges release={release} planNameOf={planNameOf} />
        <ReleaseHeading release={release} />
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}

/** A release's progress, and its plan. */
export function ReleaseBadges({ release, planNameOf }: Pick<Props, 'release' | 'planNameOf'>) {
  const readiness = readinessOf(release);
  const { plan: held, status, trackIds } = release;
  const trackCount = trackIds.length;
  const planNote = planDateText(held?.expiresAt ?? null) ?? outgrownText({ plan: held?.name ?? null, trackCount });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {status === 'draft' ? (
        <SetupBadge readiness={readiness} />
      ) : (
        <StatusBadge
          status={status}
          isLive={'liveAt' in release && release.liveAt !== undefined}
          readiness={readiness}
        />
      )}
      <PlanBadge name={held?.name ?? null} trackCount={trackCount} nameOf={planNameOf} />
      {planNote && <span className="text-small text-soft tabular-nums">{planNote}</span>}
    </div>
  );
}
