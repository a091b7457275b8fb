import type { ReactNode } from 'react';
import type { HeldPlanName } from '../../../../shared/plans/plan.ts';
import {
  missingItems,
  type RequiredItem,
  requiredItemKeys,
  requiredItems,
} from '../../../../shared/releases/completeness.ts';
import { albumArtist } from '../../../../shared/releases/derived-credits.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { isSubmitted, NO_ARTIST, outgrownText, planDateText } from '../../data/releases/messages/release.ts';
import { coverAddress } from '../../lib/cover-address.ts';
import { plural } from '../../lib/format.ts';
import { Equaliser } from '../../ui/equaliser.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EnlargeCover } from './enlarge-cover.tsx';
import { PlanBadge, SetupBadge, StatusBadge } from './release-badges.tsx';

type Props = {
  release: Release;
  actions?: ReactNode;
  planNameOf?: (plan: HeldPlanName | null) => string;
  /** The cover can be looked at as large as it is stored for pages. */
  enlarges?: boolean;
  /** Leads to the field of a required item, where the page has fields; elsewhere there are no bars. */
  onShowItem?: (item: RequiredItem) => void;
};

/** What a release is, how far it is, and what to do with it. */
export function ReleaseHeader({ release, actions, planNameOf, enlarges, onShowItem }: Props) {
  const missing = missingItems(release);
  const { plan: held, cover } = release;
  const trackCount = release.trackIds.length;
  const picture = (
    <Picture
      src={cover ? coverAddress(cover.mediaId) : undefined}
      alt={cover ? `Cover of ${release.title}` : ''}
      className={enlarges && cover ? undefined : 'w-32 sm:w-full'}
      eager
    />
  );
  const planNote = planDateText(held?.expiresAt ?? null) ?? outgrownText({ plan: held?.name ?? null, trackCount });
  return (
    <header className="grid items-end gap-x-8 gap-y-6 pb-8 sm:grid-cols-[11rem_minmax(0,1fr)]">
      {enlarges && cover ? (
        <EnlargeCover title={release.title} cover={cover}>
          {picture}
        </EnlargeCover>
      ) : (
        picture
      )}
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-2">
          {release.status === 'draft' ? (
            <SetupBadge missing={missing} />
          ) : (
            <StatusBadge status={release.status} missing={missing} />
          )}
          <PlanBadge name={held?.name ?? null} trackCount={trackCount} nameOf={planNameOf} />
          {planNote && <span className="text-small text-soft tabular-nums">{planNote}</span>}
        </div>
        <div className="grid gap-1">
          <h1 className="text-title [overflow-wrap:anywhere]">{release.title || 'No title'}</h1>
          <p className="text-soft">
            {albumArtist(release) || NO_ARTIST} · {plural(trackCount, 'track')}
          </p>
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {onShowItem && !isSubmitted(release.status) && (
        <div className="sm:col-span-2">
          <Equaliser
            label="What the release needs"
            bars={requiredItemKeys.map((item) => ({
              name: requiredItems[item].name,
              done: !missing.includes(item),
              onSelect: () => onShowItem(item),
            }))}
            summary={`${requiredItemKeys.length - missing.length} of ${requiredItemKeys.length} complete`}
          />
        </div>
      )}
    </header>
  );
}
