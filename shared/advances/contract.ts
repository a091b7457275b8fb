import * as z from 'zod';
import { freshSignInProblems } from '../contract/fresh-sign-in-problems.ts';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { Month } from '../earnings/earnings-view.ts';
import { AdvanceId, ArtistId, ReleaseId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { StoredText, Text } from '../text.ts';
import { AdvanceView, OfficeAdvance, TakenRow } from './advance.ts';

const ofArtist = z.object({ artistId: ArtistId });
const payer = [...freshSignInProblems, 'own-advance'] as const;
const MOST_CENTS = 100_000_000;

/** Money that artists are paid ahead, and that comes back from what they earn (product 26). */
export const advancesContract = contract({
  /** The caller's advances, the newest first, what came back in each month, and of one month what was taken of which release. */
  'GET /api/me/advances': {
    access: 'signed-in',
    query: z.strictObject({ month: Month.optional() }),
    reply: z.object({
      items: z.array(AdvanceView),
      leftMicros: MicrosText,
      months: z.array(z.object({ month: Month, micros: MicrosText })),
      taken: z.array(TakenRow),
    }),
    problems: [],
  },

  /** Everybody's advances, the newest first. */
  'GET /api/admin/advances': {
    access: 'finance',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(OfficeAdvance),
    problems: [],
  },

  /** Artists whose name begins so: who may be granted an advance. */
  'GET /api/admin/advances/artists': {
    access: 'finance',
    query: z.strictObject({ q: z.string().max(255, { abort: true }) }),
    reply: z.object({
      items: z.array(z.object({ artistId: ArtistId, artistName: StoredText, fullName: StoredText })),
    }),
    problems: [],
  },

  /** One artist's advances, and the releases that one may be limited to. */
  'GET /api/admin/artists/{artistId}/advances': {
    access: 'finance',
    params: ofArtist,
    reply: z.object({
      items: z.array(OfficeAdvance),
      releases: z.array(z.object({ releaseId: ReleaseId, title: StoredText })),
    }),
    problems: [],
  },

  /** Pays an artist ahead: it is in their balance at once. Whole cents, at most a million dollars. */
  'POST /api/admin/artists/{artistId}/advances': {
    access: 'finance',
    params: ofArtist,
    body: z.strictObject({
      cents: z.int().min(1).max(MOST_CENTS),
      /** Of 10,000 of the artist's share. */
      parts: z.int().min(1).max(10_000),
      releaseIds: z.array(ReleaseId).max(50, { abort: true }).min(1).optional(),
      reason: Text.min(1),
    }),
    reply: OfficeAdvance,
    problems: [...payer, 'user-not-found', 'release-not-found', 'too-many-advances'],
    idempotent: 'in-its-write',
  },

  /** Ends an advance: what is out is taken back from the balance, or need not come back. */
  'POST /api/admin/artists/{artistId}/advances/{advanceId}/end': {
    access: 'finance',
    params: ofArtist.extend({ advanceId: AdvanceId }),
    body: z.strictObject({ how: z.enum(['taken-back', 'forgiven']), reason: Text.min(1) }),
    reply: OfficeAdvance,
    problems: [...payer, 'advance-not-found', 'advance-ended', 'advance-changed', 'advance-spent'],
    idempotent: 'in-its-write',
  },
});
