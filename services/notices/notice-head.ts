import * as z from 'zod';
import { IsoTime } from '../../shared/ids.ts';
import { MicrosText } from '../../shared/money.ts';

/** The last email of a kind, and how many notices of that kind have arrived since. */
const LastEmail = z.object({
  at: IsoTime,
  /** The number of the last notice that an email contained. */
  n: z.int(),
  waiting: z.int(),
});

/**
 * A month whose earnings changed, and of which the artist has not been told: the version after the first of these
 * changes, the sum before it, and the version after the last one.
 */
const PendingMonth = z.object({ ver: z.int(), beforeMicros: MicrosText, lastVer: z.int() });

/** The state of an artist's notices: how many there are and were read, and what still has to be emailed. */
export const NoticeHead = z.object({
  /** How many notices the artist has had. */
  seq: z.int(),
  /** The number of the last one that was read. */
  read: z.int(),
  /** By kind of news. A kind that only a newer version knows is kept as it is (design 2.29). */
  emails: z.record(z.string(), LastEmail),
  /** Months that changed, until `earningsDueAt`, when all of them are announced together. */
  pendingMonths: z.record(z.string(), PendingMonth),
  earningsDueAt: IsoTime.optional(),
  /** The version of each month when it was last announced, for the newest months. */
  announcedMonths: z.record(z.string(), z.int()),
  /** The version, which every write increases by one. */
  ver: z.int(),
});
export type NoticeHead = z.infer<typeof NoticeHead>;

/** The state of an artist without notices. */
export const noNotices: NoticeHead = {
  seq: 0,
  read: 0,
  emails: {},
  pendingMonths: {},
  announcedMonths: {},
  ver: 0,
};

export const unreadIn = ({ seq, read }: Pick<NoticeHead, 'seq' | 'read'>): number => Math.max(0, seq - read);
