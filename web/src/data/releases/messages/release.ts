import { type HeldPlanName, planLabel } from '../../../../../shared/plans/plan.ts';
import { planInForce } from '../../../../../shared/plans/plan-in-force.ts';
import { requiredItemKeys, requiredItems } from '../../../../../shared/releases/completeness.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../../../shared/releases/sales-start.ts';
import type { Readiness } from '../../../../../shared/rules/is-ready.ts';
import { plural, shortDate } from '../../../lib/format.ts';
import { messageFor } from '../../../lib/problem-message.ts';
import { notFound } from './shared.ts';

export const libraryMessage = messageFor<'GET /api/releases'>({});

export const releaseMessage = messageFor<
  'GET /api/releases/{releaseId}' | 'GET /api/admin/artists/{artistId}/releases/{releaseId}'
>({ 'release-not-found': notFound });

export const createMessage = messageFor<'POST /api/releases' | 'POST /api/releases/{releaseId}/copies'>({
  'release-not-found': notFound,
  'account-inactive': 'Your account needs to be activated by an admin before you can create releases.',
  'too-many-releases': 'You’ve reached the maximum number of releases. Delete drafts you don’t need, or write to us.',
});

/** The number of findings that block a release besides the ten items (product 11.10): '2 things to fix'. */
export const fixesText = (openFindings: number): string => `${plural(openFindings, 'thing')} to fix`;

/** A draft's progress: '7 of 10 complete', '9 of 10, and 2 things to fix' (product 11.1). */
export function progressText({ missing, openFindings }: Readiness): string {
  const done = `${requiredItemKeys.length - missing.length} of ${requiredItemKeys.length}`;
  return openFindings > 0 ? `${done}, and ${fixesText(openFindings)}` : `${done} complete`;
}

/** The needs of a draft in words: the next item that lacks something, and the number of other things. */
export function needsText({ missing, lacking = missing, openFindings }: Readiness): string {
  const [next, ...others] = lacking.map((item) => requiredItems[item].name);
  if (next === undefined) return fixesText(openFindings);
  const more = others.length + openFindings;
  return `Needs ${next}${more > 0 ? ` and ${more} more` : ''}`;
}

/** A release's sales start as text. */
export const salesStartText = (saved: string): string => {
  if (saved === '') return 'No date yet';
  return saved === AS_SOON_AS_POSSIBLE ? 'As soon as possible' : shortDate(saved);
};

/** 'Renews {date}' or 'Expired {date}'; undefined for a plan that does not expire (product 10.4). */
export const planDateText = (expiresAt: string | null, now = new Date()): string | undefined => {
  if (!expiresAt) return undefined;
  return `${Date.parse(expiresAt) > now.getTime() ? 'Renews' : 'Expired'} ${shortDate(expiresAt)}`;
};

/** Explains why a paid plan is not in force although it has not expired: the plan covers fewer tracks. */
export function outgrownText({
  plan,
  trackCount,
}: {
  plan: HeldPlanName | null;
  trackCount: number;
}): string | undefined {
  // Leaves out the expiry date, because an expired plan already shows its date.
  const isOutgrown = plan !== null && planInForce({ name: plan }, trackCount, new Date()) === null;
  return isOutgrown ? `The ${planLabel(plan)} plan doesn’t cover ${plural(trackCount, 'track')}` : undefined;
}

export const NO_ARTIST = 'No artist set';
