import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract, file } from '../contract/route.ts';
import { Day } from '../day.ts';
import { ArtistId, ReleaseId, TakedownId, TrackId } from '../ids.ts';
import { stores } from '../reference/stores.ts';
import { territories } from '../reference/territories.ts';
import { Territory } from '../releases/release.ts';
import { TRACK_LIMIT } from '../releases/track-limit.ts';
import { lines } from '../text-schemas.ts';
import { OfficeTakedown, Takedown } from './takedown.ts';
import { takedownReasons } from './takedown-reasons.ts';

/** A store's name. The release may have been sent to a store that is no longer in the list. */
const StoreName = z.string().max(100, { abort: true }).min(1);
const StoreNames = z
  .array(StoreName)
  .max(stores.length * 2, { abort: true })
  .min(1);

/** A takedown as the artist requests it. An omitted part of the scope means all of it. */
export const NewTakedown = z.strictObject({
  stores: StoreNames.optional(),
  territories: z
    .array(Territory)
    .max(territories.length + 1, { abort: true })
    .min(1)
    .optional(),
  trackIds: z.array(TrackId).max(TRACK_LIMIT, { abort: true }).min(1).optional(),
  /** The day from which it applies; omitted for at once. */
  day: Day.optional(),
  reason: z.enum(takedownReasons),
  words: lines(500).optional(),
});
export type NewTakedown = z.infer<typeof NewTakedown>;

/** A confirmation by some stores, or by all that have not confirmed yet. */
export const Confirmation = z.strictObject({
  stores: StoreNames.optional(),
  evidence: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('address'),
      url: z
        .string()
        .max(500, { abort: true })
        .pipe(z.url({ protocol: /^https?$/ })),
    }),
    z.strictObject({ kind: z.literal('words'), text: lines(500).min(1, 'Please enter the store’s words') }),
    z.strictObject({ kind: z.literal('person') }),
  ]),
});
export type Confirmation = z.infer<typeof Confirmation>;

const ofRelease = z.object({ releaseId: ReleaseId });
const inOffice = z.object({ artistId: ArtistId, releaseId: ReleaseId });
const takedown = { takedownId: TakedownId };

export const takedownsContract = contract({
  /** Lists the takedowns of a release, newest first. */
  'GET /api/releases/{releaseId}/takedowns': {
    access: 'signed-in',
    params: ofRelease,
    reply: z.object({ items: z.array(Takedown) }),
    problems: [],
  },
  /** Requests a takedown, which the office carries out (product 34.2). */
  'POST /api/releases/{releaseId}/takedowns': {
    access: 'signed-in',
    params: ofRelease,
    body: NewTakedown,
    reply: Takedown,
    problems: [
      'release-not-found',
      'release-not-exported',
      'release-withdrawn',
      'release-changed',
      'store-unknown',
      'track-not-found',
      'takedown-day-wrong',
      'nothing-to-take-down',
      'too-many-takedowns',
    ],
    idempotent: 'in-its-write',
  },
  /** Cancels a takedown that was not sent yet. A repeated call returns the same takedown. */
  'DELETE /api/releases/{releaseId}/takedowns/{takedownId}': {
    access: 'signed-in',
    params: ofRelease.extend(takedown),
    reply: Takedown,
    problems: ['takedown-not-found', 'takedown-already-sent', 'release-changed'],
  },

  /** Lists the open takedowns of all artists by their due day, overdue ones first (product 34.4). */
  'GET /api/admin/takedowns': {
    access: 'reviewer',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(OfficeTakedown),
    problems: [],
  },
  /** Lists all takedowns of a release, newest first. */
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/takedowns': {
    access: 'reviewer',
    params: inOffice,
    reply: z.object({ items: z.array(OfficeTakedown) }),
    problems: [],
  },
  /** Makes the takedown's file, once, and records that it was sent to its stores (product 34.5). */
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/send': {
    access: 'reviewer',
    params: inOffice.extend(takedown),
    reply: OfficeTakedown,
    problems: [
      'release-not-found',
      'takedown-not-found',
      'takedown-already-sent',
      'takedown-cancelled',
      'release-withdrawn',
      'release-changed',
    ],
  },
  /** Returns the same bytes as were sent. */
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/file': {
    access: 'reviewer',
    params: inOffice.extend(takedown),
    reply: file('text/csv; charset=utf-8'),
    problems: ['takedown-not-found', 'takedown-not-sent'],
  },
  /** Records that stores have confirmed a takedown. With the last store, the release is withdrawn (product 34.7). */
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/confirm': {
    access: 'reviewer',
    params: inOffice.extend(takedown),
    body: Confirmation,
    reply: OfficeTakedown,
    problems: [
      'release-not-found',
      'takedown-not-found',
      'takedown-not-sent',
      'takedown-cancelled',
      'store-not-in-takedown',
      'release-withdrawn',
      'release-changed',
    ],
  },
});
