import { Check } from 'lucide-react';
import { brand } from '../../../../shared/brand.ts';
import { dayOf } from '../../../../shared/dates.ts';
import { planInForce } from '../../../../shared/plans/plan-in-force.ts';
import { startsSoon } from '../../../../shared/releases/starts-soon.ts';
import { type ReleaseOnItsWay, type StepToStores, wayToStores } from '../../../../shared/releases/way-to-stores.ts';
import { shortDate } from '../../lib/format.ts';
import { classes } from '../../ui/classes.ts';

type Props = { release: ReleaseOnItsWay };

/** The release's steps on its way to the stores: completed, current, and still to come (product 11.13). */
export const DeliverySteps = ({ release }: Props) => (
  <ol aria-label="The way to the stores" className="grid gap-y-4 pb-8 sm:auto-cols-fr sm:grid-flow-col">
    {wayToStores(release, new Date()).map((step) => (
      <li
        key={step.step}
        aria-current={step.state === 'now' ? 'step' : undefined}
        className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 sm:grid-cols-1 sm:gap-y-2"
      >
        <span
          aria-hidden
          className="flex items-center gap-2 self-start sm:after:h-px sm:after:grow sm:after:bg-line sm:in-[:last-child]:after:hidden"
        >
          <span
            className={classes(
              'grid size-6 place-items-center rounded-full border',
              step.state === 'done' && 'border-ink bg-ink text-paper',
              step.state === 'now' && 'border-ink',
              step.state === 'next' && 'border-edge border-dashed',
            )}
          >
            {step.state === 'done' && <Check className="size-4" />}
            {step.state === 'now' && <span className="size-2 rounded-full bg-ink" />}
          </span>
        </span>
        <span className="grid content-start gap-0.5 pr-4">
          <span className={classes('font-[560]', step.state === 'next' && 'text-soft')}>{nameOf(step)}</span>
          <span className="text-small text-soft tabular-nums">{detailOf(step, release)}</span>
        </span>
      </li>
    ))}
  </ol>
);

function nameOf({ step, state, at = '', planned }: StepToStores): string {
  switch (step) {
    case 'submitted':
      return 'Submitted';
    case 'review':
      return state === 'done' ? 'Reviewed' : 'In review';
    case 'delivered':
      return 'Delivered';
    case 'live':
      if (state === 'done') return 'Live';
      return planned ? `Planned for ${shortDate(planned)}` : 'Live as soon as possible';
    case 'taken-down':
      return `Taken down on ${shortDate(at)}`;
    case 'withdrawn':
      return 'Withdrawn';
  }
}

function detailOf({ step, state, at, planned }: StepToStores, release: Props['release']): string {
  switch (step) {
    case 'submitted':
      return at ? shortDate(at) : '';
    case 'review':
      return state === 'now' ? 'Our office listens and reads. We’ll email you if anything needs changing.' : '';
    case 'delivered':
      return at ? shortDate(at) : 'To the stores, after the review.';
    case 'live':
      if (state === 'done') return at ? `Since ${shortDate(at)}` : '';
      if (release.status === 'exported' && (planned ?? '') <= dayOf(new Date())) return 'Not known to be live yet.';
      return startsSoon(planned ?? '', new Date()) ? `Delivery takes ${daysOf(release)}.` : '';
    case 'taken-down':
      return 'No store has it any more.';
    case 'withdrawn':
      return at ? shortDate(at) : '';
  }
}

const daysOf = ({ plan, trackIds }: Props['release']) =>
  brand.deliveryDays[planInForce(plan, trackIds.length, new Date()) ? 'paid' : 'basic'];
