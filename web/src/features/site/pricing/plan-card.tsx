import { type PlanName, planLabel, plans } from '../../../../../shared/plans/plan.ts';
import { planTerms } from '../../../../../shared/plans/plan-terms.ts';
import { TRACK_LIMIT } from '../../../../../shared/releases/track-limit.ts';
import { pathTo } from '../../../lib/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { EqualizerPicture } from '../../../ui/equalizer-picture.tsx';
import { shortPrice, trackRange } from '../kit/plan-text.ts';

/**
 * A plan on sale: price, number of tracks and contents (product 10.1). Its bars show how many tracks a release can
 * have.
 */
export const PlanCard = ({ plan }: { plan: PlanName }) => {
  const { tracks } = plans[plan];
  return (
    <li className="grid content-start gap-6 rounded-card border border-line bg-raised p-6 sm:p-8">
      <h2 className="flex items-baseline justify-between gap-4 text-lead">
        {planLabel(plan)}
        <span className="font-text text-body font-normal tracking-normal text-soft">{trackRange(plan)}</span>
      </h2>
      <p className="flex items-baseline gap-3">
        <span className="font-display text-hero font-[680] tracking-[-0.045em] tabular-nums">{shortPrice(plan)}</span>
        <span className="text-soft">one-time payment</span>
      </p>
      <EqualizerPicture
        done={Array.from({ length: TRACK_LIMIT }, (_, n) => n < tracks.to)}
        className="h-10 justify-self-start"
      />
      <ul className="grid gap-2">
        {planTerms(plan).map((term) => (
          <li key={term} className="border-t border-line pt-2">
            {term}
          </li>
        ))}
      </ul>
      <a href={pathTo('/dashboard')} className={buttonLook()}>
        Start with {plan === 'single' ? 'a' : 'an'} {planLabel(plan)}
      </a>
    </li>
  );
};
