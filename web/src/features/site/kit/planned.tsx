import { isPlanned, type Offer } from '../../../../../shared/site/offers.ts';

/** Says that something is to come. Nothing, once the product does it (product 1.6). */
export const Planned = ({ offer }: { offer: Offer }) =>
  isPlanned(offer) ? (
    <span
      data-planned={offer}
      className="inline-flex h-6 items-center rounded-inner border border-edge px-2 font-text text-small font-[560] tracking-normal whitespace-nowrap text-soft"
    >
      Planned
    </span>
  ) : null;
