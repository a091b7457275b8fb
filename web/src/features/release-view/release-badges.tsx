import { type HeldPlanName, planLabel } from '../../../../shared/plans/plan.ts';
import { planInForce } from '../../../../shared/plans/plan-in-force.ts';
import { percentComplete, requiredItemKeys } from '../../../../shared/releases/completeness.ts';
import type { ReleaseStatus } from '../../../../shared/releases/release-status.ts';
import { isReady, type Readiness } from '../../../../shared/rules/is-ready.ts';
import { fixesText } from '../../data/releases/messages/release.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { EqualizerPicture } from '../../ui/equalizer-picture.tsx';

type Props = {
  status: ReleaseStatus;
  /** Whether the release is known to be live in a store. */
  isLive: boolean;
  readiness: Readiness;
};

/**
 * The release's state: Submitted, Delivered, Live, Withdrawn, Changes requested, Ready, or its progress (product 4.3,
 * 21.1, 33.4).
 */
export function StatusBadge({ status, isLive, readiness }: Props) {
  if (status === 'submitted') return <Badge tone="money">Submitted</Badge>;
  if (status === 'exported') return <Badge tone="money">{isLive ? 'Live' : 'Delivered'}</Badge>;
  if (status === 'changing') return <Badge tone="ready">Change</Badge>;
  if (status === 'withdrawn') return <Badge tone="plain">Withdrawn</Badge>;
  if (status === 'changes_requested') return <Badge tone="danger">Changes requested</Badge>;
  if (isReady(readiness)) return <Badge tone="ready">Ready</Badge>;
  const { missing, openFindings } = readiness;
  const percent = percentComplete(missing);
  return (
    <span className="flex items-center gap-2">
      <EqualizerPicture
        label={openFindings > 0 ? `${percent}% complete, ${fixesText(openFindings)}` : `${percent}% complete`}
        done={requiredItemKeys.map((item) => !missing.includes(item))}
      />
      {/* If all bars are full but there are findings, a percentage would be misleading. */}
      <span
        className={classes(
          'text-small whitespace-nowrap tabular-nums',
          missing.length > 0 ? 'text-soft' : 'text-ready',
        )}
        aria-hidden
      >
        {missing.length > 0 ? `${percent}%` : `${openFindings} to fix`}
      </span>
    </span>
  );
}

type HeldPlan = {
  name: HeldPlanName | null;
  trackCount: number;
  /** Names the plan, because the office uses its own names. */
  nameOf?: ((plan: HeldPlanName | null) => string) | undefined;
};

/**
 * The plan. A plan that the release has outgrown is shown as basic. An expired plan keeps its name, with the date
 * beside it (product 10.5).
 */
export const PlanBadge = ({ name, trackCount, nameOf = planLabel }: HeldPlan) => (
  <Badge tone="line">{nameOf(planInForce(name && { name }, trackCount, new Date()))}</Badge>
);

/** A release's progress on its own page: 'Draft' or 'Complete', and the percentage (product 4.3). */
export function SetupBadge({ readiness }: { readiness: Readiness }) {
  const { missing, openFindings } = readiness;
  const isComplete = isReady(readiness);
  return (
    <>
      <Badge tone={isComplete ? 'ready' : 'plain'}>{isComplete ? 'Complete' : 'Draft'}</Badge>
      <span className="text-small text-soft tabular-nums">{percentComplete(missing)}%</span>
      {openFindings > 0 && <span className="text-small text-ready">{fixesText(openFindings)}</span>}
    </>
  );
}
