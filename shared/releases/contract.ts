import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { IsoTime, ReleaseId } from '../ids.ts';
import { PlanChoice } from '../plans/paid-plan.ts';
import { FindingsReply } from '../rules/findings-reply.ts';
import { ReleaseCard } from './card.ts';
import { CopyKind } from './copy-release.ts';
import { CreditNamesReply } from './credit-names-reply.ts';
import { ReleaseEdit } from './field-edits.ts';
import { libraryStates } from './library-state.ts';
import { officeReleasesContract } from './office-contract.ts';
import { Release } from './release.ts';
import { ReleaseDetail } from './release-detail.ts';
import { ReleaseMessage, WriteMessage } from './release-message.ts';
import { ChecklistStep } from './strategy-checklist.ts';
import { tracksContract } from './tracks-contract.ts';

/** The maximum number of cards on one page of the library: about 100 KB. */
const LIBRARY_PAGE_LIMIT = 100;

const byRelease = z.object({ releaseId: ReleaseId });

export const releasesContract = contract({
  ...tracksContract,
  ...officeReleasesContract,

  /**
   * Lists the library, last changed first, in pages of 24, or of `limit` when the page loads the remaining releases in
   * the background.
   */
  'GET /api/releases': {
    access: 'signed-in',
    query: z.strictObject({
      cursor: Cursor.optional(),
      limit: z.coerce.number<number>().int().min(1).max(LIBRARY_PAGE_LIMIT).optional(),
    }),
    /**
     * The cards include each release's earnings (product 4.2); the first page also counts the releases in each state
     * (product 4.5).
     */
    reply: pageOf(ReleaseCard).extend({ counts: z.record(z.enum(libraryStates), z.number()).optional() }),
    problems: [],
  },
  'POST /api/releases': {
    access: 'active-artist',
    reply: Release,
    problems: ['too-many-releases'],
    idempotent: 'in-its-write',
  },
  /** Makes a new draft from a release in any state (product 32.3, 32.4). `POST …/cover-copies` copies its cover. */
  'POST /api/releases/{releaseId}/copies': {
    access: 'active-artist',
    params: byRelease,
    body: z.strictObject({ what: CopyKind }),
    reply: Release,
    problems: ['release-not-found', 'too-many-releases'],
    idempotent: 'in-its-write',
  },
  /** Lists the names credited on the caller's last releases, as suggestions for credit rows (product 32.5). */
  'GET /api/credit-names': { access: 'signed-in', reply: CreditNamesReply, problems: [] },
  'GET /api/releases/{releaseId}': {
    access: 'signed-in',
    params: byRelease,
    reply: ReleaseDetail,
    problems: ['release-not-found'],
  },
  /** The findings of a release as of today (product 11.10). The page computes the same while typing. */
  'GET /api/releases/{releaseId}/findings': {
    access: 'signed-in',
    params: byRelease,
    reply: FindingsReply,
    problems: ['release-not-found'],
  },
  'PATCH /api/releases/{releaseId}': {
    access: 'signed-in',
    params: byRelease,
    body: ReleaseEdit,
    reply: Release,
    problems: ['release-not-found', 'release-locked', 'release-too-large', 'field-changed', 'field-fixed'],
  },
  /**
   * Deletes a draft, or a change that was not exported, with its uploads, irreversibly. If the problem is
   * `checkout-open`, expire the checkout and retry.
   */
  'DELETE /api/releases/{releaseId}': {
    access: 'signed-in',
    params: byRelease,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['release-not-found', 'release-locked', 'release-paid', 'checkout-open'],
  },
  /**
   * Opens a change of a delivered release (product 35.1). The change is a release with an id of its own (`changeIdOf`),
   * which the other routes edit, submit and delete.
   */
  'POST /api/releases/{releaseId}/changes': {
    access: 'active-artist',
    params: byRelease,
    reply: Release,
    problems: ['release-not-found', 'release-not-exported', 'release-withdrawn', 'change-open', 'release-changed'],
    idempotent: 'in-its-write',
  },
  /**
   * Submits a release, irreversibly (product 11.8). The artist accepts this version of the agreement and chooses the
   * plan. The details of `plan-not-covered` name the plan that the tracks need, and the amount still due, in cents.
   */
  'POST /api/releases/{releaseId}/submit': {
    access: 'active-artist',
    params: byRelease,
    body: z.strictObject({ agreementVersion: z.string().max(20, { abort: true }), plan: PlanChoice }),
    reply: Release,
    problems: [
      'release-not-found',
      'release-incomplete',
      'release-too-large',
      'cell-not-exportable',
      'release-already-submitted',
      'release-withdrawn',
      'release-changed',
      'agreement-outdated',
      'plan-not-covered',
      'code-wrong',
      'code-taken',
      'release-withdrawn',
      'nothing-changed',
      'dates-past',
    ],
    idempotent: 'by-its-ids',
  },
  /**
   * Withdraws a release that was submitted and not exported, irreversibly (product 11.15). Its payments are refunded.
   * If the problem is `checkout-open`, expire the checkout and retry.
   */
  'POST /api/releases/{releaseId}/withdraw': {
    access: 'signed-in',
    params: byRelease,
    reply: z.object({ withdrawnAt: IsoTime }),
    problems: [
      'release-not-found',
      'release-not-submitted',
      'release-already-exported',
      'release-withdrawn',
      'release-changed',
      'checkout-open',
    ],
    idempotent: 'in-its-write',
  },
  /**
   * Withdraws the submission that was accepted with a payment (product 11.12), whether or not the payment has arrived.
   * The payment then only buys the plan. If the release was already submitted, it stays submitted and is returned.
   */
  'DELETE /api/releases/{releaseId}/accepted-submission': {
    access: 'signed-in',
    params: byRelease,
    reply: Release,
    problems: ['release-not-found', 'release-changed'],
  },
  /** Ticks or unticks a step of the strategy checklist (product 12.2). Submitting completes step 1. */
  'PATCH /api/releases/{releaseId}/checklist': {
    access: 'signed-in',
    params: byRelease,
    body: z.strictObject({ step: ChecklistStep, done: z.boolean() }),
    reply: Release,
    problems: ['release-not-found', 'release-not-submitted', 'release-changed'],
  },

  /** Adds a message to the thread of a submitted release (product 21.5). */
  'POST /api/releases/{releaseId}/messages': {
    access: 'signed-in',
    params: byRelease,
    body: WriteMessage,
    reply: ReleaseMessage,
    problems: ['release-not-found', 'release-not-submitted', 'too-many-messages'],
    idempotent: 'in-its-write',
  },
});
