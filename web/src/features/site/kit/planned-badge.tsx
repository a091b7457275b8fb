import { isPlanned, type Offer } from '../../../../../shared/site/offers.ts';

/** Labels something as planned. Renders nothing once the feature exists (product 1.6). */
export const PlannedBadge = ({ offer }: { offer: Offer }) =>
  isPlanned(offer) ? (
    <span
      data-planned={offer}
      className="inline-flex h-6 items-center rounded-inner border border-edge px-2 font-text text-small font-[560] tracking-normal whitespace-nowrap text-soft"
    >
      Planned
    </span>
  ) : null;
