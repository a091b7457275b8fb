import { type HeldPlanName, planLabel } from '../../../../shared/plans/plan.ts';
import { planInForce } from '../../../../shared/plans/plan-in-force.ts';
import { type RequiredItem, requiredItems } from '../../../../shared/releases/completeness.ts';
import type { ReleaseStatus } from '../../../../shared/releases/release.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../../shared/releases/sales-start.ts';
import { plural, price, shortDate } from '../../lib/format.ts';
import { isProblem, wordsFor } from '../../lib/problem-words.ts';

const notFound = 'This release does not exist, or it belongs to another account.';
const locked = 'This release has been submitted and can no longer be changed.';
const changed = 'The release was changed in another window meanwhile. Please try again.';

const tooLarge =
  'There is more text in this release than it can hold. Please shorten names, or take out credits that you do not need.';

const missingOf = (details: Record<string, unknown>): string[] =>
  Array.isArray(details.missing) ? details.missing.map(String) : [];

export const missingText = (names: readonly string[]): string => `Missing required fields: ${names.join(', ')}`;

export const libraryWords = wordsFor<'GET /api/releases'>({});

export const releaseWords = wordsFor<
  'GET /api/releases/{releaseId}' | 'GET /api/admin/artists/{artistId}/releases/{releaseId}'
>({ 'release-not-found': notFound });

export const createWords = wordsFor<'POST /api/releases'>({
  'account-inactive': 'Your account needs to be activated by an admin before you can create releases.',
  'too-many-releases':
    'Your account has as many releases as one can have. Delete drafts that you do not need, or write to us.',
});

export const addTrackWords = wordsFor<'POST /api/releases/{releaseId}/tracks'>({
  'release-not-found': notFound,
  'release-locked': locked,
  'release-changed': changed,
  'release-too-large': tooLarge,
  'too-many-tracks': 'A release has at most 15 tracks.',
});

export const deleteTrackWords = wordsFor<'DELETE /api/releases/{releaseId}/tracks/{trackId}'>({
  'release-not-found': notFound,
  'track-not-found': 'This track is no longer part of the release.',
  'release-locked': 'This release has been submitted: its tracks stay as they are.',
  'release-changed': changed,
});

export const moveTrackWords = wordsFor<'PUT /api/releases/{releaseId}/track-order'>({
  'release-not-found': notFound,
  'release-locked': 'This release has been submitted: its tracks stay as they are.',
  'release-changed': 'The tracks were changed in another window meanwhile. Please look at them and try again.',
});

export const applyWords = wordsFor<'PATCH /api/releases/{releaseId}/tracks'>({
  'release-not-found': notFound,
  'release-locked': locked,
  'release-too-large': tooLarge,
  'field-changed': 'A track was changed in another window meanwhile. Please look at it and try again.',
});

const deleteRelease = wordsFor<'DELETE /api/releases/{releaseId}' | 'DELETE /api/releases/{releaseId}/checkout'>({
  'release-not-found': notFound,
  'release-locked': 'This release has been submitted and can no longer be deleted.',
  'release-paid': 'This release is paid for. Please ask for a refund first; then it can be deleted.',
  'checkout-open': 'A payment page for this release is still open. Please try again in a moment.',
  'release-changed': 'The release was changed in another window meanwhile. Please try again.',
  'checkout-paid': 'This release has just been paid for. Please ask for a refund first; then it can be deleted.',
  'payment-pending': 'A payment for this release is on its way. Please try again when it has arrived.',
  'payment-wrong': 'A payment for this release does not fit it. Please contact support.',
  'payment-provider-unavailable': 'The payment provider did not answer. Please try again in a moment.',
  'payments-not-configured':
    'A payment page for this release is still open, and we cannot reach the payment provider. Please contact support.',
});

/** S2 section 8, with the reason where there is one that the artist can act on. */
export const deleteWords = (error: unknown): string =>
  isProblem(error, 'internal') ? 'Failed to delete release. Please try again.' : deleteRelease(error);

export const tickWords = wordsFor<'PATCH /api/releases/{releaseId}/checklist'>({
  'release-not-found': notFound,
  'release-not-submitted': 'The checklist begins when the release is submitted.',
  'release-changed': changed,
});

const isrcRepeated = ({ code, tracks }: Record<string, unknown>): string => {
  const numbers = Array.isArray(tracks) ? tracks.join(' and ') : '';
  return `${code} stands on tracks ${numbers}. Each recording has an ISRC of its own: please correct one, or leave it blank to get a new one.`;
};

const submit = wordsFor<'POST /api/releases/{releaseId}/submit'>({
  'release-not-found': notFound,
  'release-incomplete': (details) => missingText(missingOf(details)),
  'release-too-large': tooLarge,
  'cell-not-exportable': ({ column, track }) =>
    `${column} of track ${track} would read like a spreadsheet formula in the distributor's file. Please write it in another way.`,
  'release-already-submitted': 'This release is already submitted.',
  'release-changed': changed,
  'plan-not-covered': ({ cents }) =>
    `The plan that is paid does not cover the tracks. Please pay the difference of ${price(Number(cents))}, or continue with Basic (95%).`,
  'isrc-repeated': isrcRepeated,
  'agreement-outdated': 'The distribution agreement has a newer version. Please load the page again and read it.',
  'code-wrong': (details) =>
    `${details.code} is not a valid code: its check digit is wrong. Please correct it, or leave it blank.`,
  'code-taken': (details) =>
    `${details.code} already belongs to another ${details.usedIn ? 'of your releases or recordings' : 'release or recording'}. Please correct it, or leave it blank to get a new one.`,
  'account-inactive':
    'Your account needs to be activated by an admin before you can submit releases. Please wait for approval.',
});

/** S2 section 8, with the reason where there is one that the artist can act on. */
export const submitWords = (error: unknown): string =>
  isProblem(error, 'internal') ? 'Failed to submit release. Please try again.' : submit(error);

const fieldWords = wordsFor<'PATCH /api/releases/{releaseId}' | 'PATCH /api/releases/{releaseId}/tracks/{trackId}'>({
  'release-not-found': notFound,
  'track-not-found': 'This track is no longer part of the release.',
  'release-locked': locked,
  'release-changed': changed,
  'release-too-large': tooLarge,
  'field-changed': 'This was changed in another window meanwhile.',
  'isrc-repeated': isrcRepeated,
});

/** What a failed edit was, in the words of S2 section 8: of a list of credits it is a row. */
function editWords({ from, to }: { from: unknown; to: unknown }): string {
  if (!Array.isArray(from) || !Array.isArray(to) || typeof (to[0] ?? from[0]) !== 'object') return 'update field';
  if (to.length === from.length) return 'update entry';
  return to.length > from.length ? 'add row' : 'delete row';
}

/** S2 section 8, with the reason where there is one that the artist can act on. */
export const saveWords = (error: unknown, edit: { from: unknown; to: unknown }): string =>
  isProblem(error, 'internal') || isProblem(error, 'invalid-request')
    ? `Failed to ${editWords(edit)}. Please try again.`
    : fieldWords(error);

/** What a draft still needs: the next thing by name, the others by number. */
export function needsText(missing: readonly RequiredItem[]): string {
  const [next, ...others] = missing.map((item) => requiredItems[item].name);
  return `Needs ${next}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

/** A release's sales start as the artist reads it. */
export const salesStartText = (saved: string): string => {
  if (saved === '') return 'No date yet';
  return saved === AS_SOON_AS_POSSIBLE ? 'As soon as possible' : shortDate(saved);
};

/** 'Renews {date}' or 'Expired {date}', only for a plan that ends (S2 section 4, decisions). */
export const planDateText = (expiresAt: string | null, now = new Date()): string | undefined => {
  if (!expiresAt) return undefined;
  return `${Date.parse(expiresAt) > now.getTime() ? 'Renews' : 'Expired'} ${shortDate(expiresAt)}`;
};

/** Why a plan that is paid is not in force, where its date does not say so: it is the plan of fewer tracks. */
export function outgrownText({
  plan,
  trackCount,
}: {
  plan: HeldPlanName | null;
  trackCount: number;
}): string | undefined {
  // No day asked: what has ended is told by its date.
  const isOutgrown = plan !== null && planInForce({ name: plan }, trackCount, new Date()) === null;
  return isOutgrown ? `The ${planLabel(plan)} plan does not cover ${plural(trackCount, 'track')}` : undefined;
}

export const NO_ARTIST = 'No artist set';

/** The artist sees one word for everything after submission. */
export const isSubmitted = (status: ReleaseStatus): boolean => status !== 'draft';
