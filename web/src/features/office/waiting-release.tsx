import type { OfficeCard } from '../../../../shared/releases/card.ts';
import { officePlan } from '../../data/payments/plan-names.ts';
import { coverUrl } from '../../lib/cover-url.ts';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PlanBadge } from '../release-view/release-badges.tsx';
import { waitingText } from './review/waiting-text.ts';

type Props = {
  card: OfficeCard;
  /** The colleague who is reviewing the release. */
  claimedBy: string | undefined;
  checked: boolean;
  onChange: (isIn: boolean) => void;
};

/** A waiting release with a checkbox, its cover, plan, waiting time and review state (product 14.12). */
export const WaitingRelease = ({ card, claimedBy, checked, onChange }: Props) => (
  <div className="px-1 py-2">
    <Checkbox
      checked={checked}
      onChange={onChange}
      label={
        <span className="grid cursor-pointer grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]">
          <Picture src={card.coverId ? coverUrl(card.coverId) : undefined} alt="" />
          <span className="grid min-w-0">
            <span className="truncate">{card.title || 'No title'}</span>{' '}
            <span className="truncate text-small text-soft">{card.artist || 'Unknown'}</span>{' '}
            <span className="text-small text-soft">
              {[
                card.submittedAt && `Waiting ${waitingText(card.submittedAt)}`,
                claimedBy && `${claimedBy} is reviewing`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>{' '}
          <span className="col-start-2 flex flex-wrap gap-2 sm:col-start-3 sm:justify-end">
            <PlanBadge name={card.plan} trackCount={card.trackCount} nameOf={officePlan} /> <Mark card={card} />
          </span>
        </span>
      }
    />
  </div>
);

function Mark({ card: { looksGoodBy, isReviewed } }: { card: OfficeCard }) {
  if (looksGoodBy !== null) return <Badge tone="money">Looks good to {looksGoodBy}</Badge>;
  return isReviewed ? <Badge>Opened, no mark</Badge> : <Badge tone="ready">Not opened</Badge>;
}
