import * as z from 'zod';
import { freshSignInProblems } from '../contract/fresh-sign-in-problems.ts';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { Month } from '../earnings/earnings-view.ts';
import { AdvanceId, ArtistId, ReleaseId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { StoredText, Text } from '../text-schemas.ts';
import { AdvanceView, OfficeAdvance, RecoupmentRow } from './advance.ts';

const ofArtist = z.object({ artistId: ArtistId });
const payerProblems = [...freshSignInProblems, 'own-advance'] as const;
const MAX_CENTS = 100_000_000;

/** Routes for money that artists are paid in advance, and that is recouped from their earnings (product 26). */
export const advancesContract = contract({
  /**
   * Lists the caller's advances, newest first, and the amounts recouped in each month; for the given month, also by
   * release.
   */
  'GET /api/me/advances': {
    access: 'signed-in',
    query: z.strictObject({ month: Month.optional() }),
    reply: z.object({
      items: z.array(AdvanceView),
      leftMicros: MicrosText,
      months: z.array(z.object({ month: Month, micros: MicrosText })),
      taken: z.array(RecoupmentRow),
    }),
    problems: [],
  },

  /** Lists all advances, newest first. */
  'GET /api/admin/advances': {
    access: 'finance',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(OfficeAdvance),
    problems: [],
  },

  /** Finds artists by the beginning of their name, to grant them an advance. */
  'GET /api/admin/advances/artists': {
    access: 'finance',
    query: z.strictObject({ q: z.string().max(255, { abort: true }) }),
    reply: z.object({
      items: z.array(z.object({ artistId: ArtistId, artistName: StoredText, fullName: StoredText })),
    }),
    problems: [],
  },

  /** Lists an artist's advances, and the releases to which an advance can be limited. */
  'GET /api/admin/artists/{artistId}/advances': {
    access: 'finance',
    params: ofArtist,
    reply: z.object({
      items: z.array(OfficeAdvance),
      releases: z.array(z.object({ releaseId: ReleaseId, title: StoredText })),
    }),
    problems: [],
  },

  /**
   * Grants an advance, which is added to the artist's balance immediately. The amount is in whole cents, at most a
   * million dollars.
   */
  'POST /api/admin/artists/{artistId}/advances': {
    access: 'finance',
    params: ofArtist,
    body: z.strictObject({
      cents: z.int().min(1).max(MAX_CENTS),
      /** The fraction of the artist's share that goes to recoupment, in ten-thousandths. */
      parts: z.int().min(1).max(10_000),
      releaseIds: z.array(ReleaseId).max(50, { abort: true }).min(1).optional(),
      reason: Text.min(1),
    }),
    reply: OfficeAdvance,
    problems: [...payerProblems, 'user-not-found', 'release-not-found', 'too-many-advances'],
    idempotent: 'in-its-write',
  },

  /** Ends an advance: the outstanding part is taken back from the balance or forgiven. */
  'POST /api/admin/artists/{artistId}/advances/{advanceId}/end': {
    access: 'finance',
    params: ofArtist.extend({ advanceId: AdvanceId }),
    body: z.strictObject({ how: z.enum(['taken-back', 'forgiven']), reason: Text.min(1) }),
    reply: OfficeAdvance,
    problems: [...payerProblems, 'advance-not-found', 'advance-ended', 'advance-changed', 'advance-spent'],
    idempotent: 'in-its-write',
  },
});
