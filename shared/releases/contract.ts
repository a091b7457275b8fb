import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { ReleaseId } from '../ids.ts';
import { PlanChoice } from '../plans/paid-plan.ts';
import { ReleaseCard } from './card.ts';
import { CopyWhat } from './copy-release.ts';
import { CreditNamesReply } from './credit-names-reply.ts';
import { ReleaseEdit } from './field-edits.ts';
import { libraryStates } from './library-state.ts';
import { officeReleasesContract } from './office-contract.ts';
import { Release } from './release.ts';
import { ReleaseDetail } from './release-detail.ts';
import { ReleaseMessage, WriteMessage } from './release-message.ts';
import { ChecklistStep } from './strategy-checklist.ts';
import { tracksContract } from './tracks-contract.ts';

/** Most cards of one page of the library: about 100 KB. */
const LIBRARY_PAGE_LIMIT = 100;

const byRelease = z.object({ releaseId: ReleaseId });

export const releasesContract = contract({
  ...tracksContract,
  ...officeReleasesContract,

  /** The library, last changed first: a page of 24, or of as many as the page asks for that loads the rest in the background. */
  'GET /api/releases': {
    access: 'signed-in',
    query: z.strictObject({
      cursor: Cursor.optional(),
      limit: z.coerce.number<number>().int().min(1).max(LIBRARY_PAGE_LIMIT).optional(),
    }),
    /** With what each release has earned its artist (product 4.2); the first page says how many are in each state (product 4.5). */
    reply: pageOf(ReleaseCard).extend({ counts: z.record(z.enum(libraryStates), z.number()).optional() }),
    problems: [],
  },
  'POST /api/releases': {
    access: 'active-artist',
    reply: Release,
    problems: ['too-many-releases'],
    idempotent: 'in-its-write',
  },
  /** Another draft of a release of any state (product 32.3, 32.4); its cover is copied by `POST …/cover-copies`. */
  'POST /api/releases/{releaseId}/copies': {
    access: 'active-artist',
    params: byRelease,
    body: z.strictObject({ what: CopyWhat }),
    reply: Release,
    problems: ['release-not-found', 'too-many-releases'],
    idempotent: 'in-its-write',
  },
  /** Who was credited on the caller's releases of late: what the rows of credits offer (product 32.5). */
  'GET /api/credit-names': { access: 'signed-in', reply: CreditNamesReply, problems: [] },
  'GET /api/releases/{releaseId}': {
    access: 'signed-in',
    params: byRelease,
    reply: ReleaseDetail,
    problems: ['release-not-found'],
  },
  'PATCH /api/releases/{releaseId}': {
    access: 'signed-in',
    params: byRelease,
    body: ReleaseEdit,
    reply: Release,
    problems: ['release-not-found', 'release-locked', 'release-too-large', 'field-changed'],
  },
  /** A draft only; its uploads go with it. It cannot be taken back. `checkout-open`: expire the checkout first, then ask again. */
  'DELETE /api/releases/{releaseId}': {
    access: 'signed-in',
    params: byRelease,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['release-not-found', 'release-locked', 'release-paid', 'checkout-open'],
  },
  /**
   * Irreversible (product 11.8). The artist accepts the agreement of this version, and chooses the plan: `plan-not-covered` says in its
   * details which one the tracks need, and what is still to be paid for it, in cents.
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
      'release-changed',
      'agreement-outdated',
      'plan-not-covered',
      'code-wrong',
      'code-taken',
      'isrc-repeated',
    ],
    idempotent: 'by-its-ids',
  },
  /**
   * Withdraws the submission that was accepted with a payment (product 11.12), whether the payment has come or not. It only buys the plan then.
   * It answers the release as it is then: one that was submitted before stays so.
   */
  'DELETE /api/releases/{releaseId}/accepted-submission': {
    access: 'signed-in',
    params: byRelease,
    reply: Release,
    problems: ['release-not-found', 'release-changed'],
  },
  /** Ticks a step of the strategy checklist, or takes the tick away (product 12.2). Step 1 is done by submitting. */
  'PATCH /api/releases/{releaseId}/checklist': {
    access: 'signed-in',
    params: byRelease,
    body: z.strictObject({ step: ChecklistStep, done: z.boolean() }),
    reply: Release,
    problems: ['release-not-found', 'release-not-submitted', 'release-changed'],
  },

  /** Writes into the thread of a release that was submitted (product 21.5). */
  'POST /api/releases/{releaseId}/messages': {
    access: 'signed-in',
    params: byRelease,
    body: WriteMessage,
    reply: ReleaseMessage,
    problems: ['release-not-found', 'release-not-submitted', 'too-many-messages'],
    idempotent: 'in-its-write',
  },
});
