import type { Page } from '../../shared/contract/page.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, NoticeId } from '../../shared/ids.ts';
import { ListedNotice, Notice } from '../../shared/notices/notice.ts';
import { whenRefused } from '../platform/condition.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';
import { nextDueAt } from './email-gate.ts';
import { NoticeHead, noNotices } from './notice-head.ts';

const PAGE = 20;
/** How many due artists one query reads. */
const DUE_PAGE = 100;
const STORED_SECONDS = 365 * 24 * 3600;
const NOTICE_PREFIX = 'NOTICE#';

/** A notice that this version cannot read is left out, because a newer version wrote it (design 2.29). */
function readable(items: readonly Item[]): ListedNotice[] {
  return items.flatMap((item) => {
    const { data } = ListedNotice.safeParse({ ...item, id: keys.notice.read(item)?.noticeId });
    return data ? [data] : [];
  });
}

/** An artist's notices, and one item with their state: what was read, and what still has to be emailed. */
export const noticeRepository = (table: Table) => ({
  /** Reads a page of notices, newest first. */
  async page(
    artistId: ArtistId,
    { cursor, limit = PAGE }: { cursor?: string | undefined; limit?: number } = {},
  ): Promise<Page<ListedNotice>> {
    const { PK } = keys.notices({ artistId });
    const page = await table.prefixPage(PK, { prefix: NOTICE_PREFIX, limit, cursor, lastFirst: true });
    return { ...page, items: readable(page.items) };
  },

  /** All notices of an artist, oldest first. */
  async all(artistId: ArtistId): Promise<ListedNotice[]> {
    return readable(await table.partition(keys.notices({ artistId }).PK, { prefix: NOTICE_PREFIX }));
  },

  async head(artistId: ArtistId, options: { consistent?: boolean } = {}): Promise<NoticeHead> {
    const item = await table.get(keys.notices({ artistId }), options);
    return item ? NoticeHead.parse(item) : noNotices;
  },

  /** Replaces the state, if it is still the one that was read; its index entry says when something is due. */
  headWrite(artistId: ArtistId, before: NoticeHead, after: NoticeHead): Write {
    const dueAt = nextDueAt(after);
    return {
      Put: {
        TableName: table.name,
        Item: {
          ...keys.notices({ artistId }),
          v: 1,
          ...after,
          ver: before.ver + 1,
          ...(dueAt && indexKeys.dueDigests({ dueAt })),
        },
        ...(before.ver === 0
          ? { ConditionExpression: 'attribute_not_exists(PK)' }
          : { ConditionExpression: 'ver = :ver', ExpressionAttributeValues: { ':ver': before.ver } }),
      },
    };
  },

  /** Creates a notice, once. */
  noticeWrite: (artistId: ArtistId, { id: noticeId, at, n, about }: ListedNotice): Write => ({
    Put: {
      TableName: table.name,
      Item: {
        ...keys.notice({ artistId, noticeId }),
        v: 1,
        at,
        n,
        about,
        ttl: Math.floor(new Date(at).getTime() / 1000) + STORED_SECONDS,
      },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  }),

  /**
   * Stores a new notice, the state after it, and the request for its email.
   * @returns whether it was stored; false if it exists already
   * @throws Problem `busy` if the state has changed since it was read: read it again
   */
  async add(notice: Write, others: readonly Write[]): Promise<boolean> {
    return whenRefused(
      table.transact([notice, ...others]).then(() => true),
      ({ index, error }) => {
        if (index === 0) return false;
        throw new Problem('busy', { reason: error.name });
      },
    );
  },

  /**
   * Stores a new state, and what follows from it.
   * @throws Problem `busy` if the state has changed since it was read: read it again
   */
  async settle(state: Write, others: readonly Write[]): Promise<void> {
    await whenRefused(table.transact([state, ...others]), ({ error }) => {
      throw new Problem('busy', { reason: error.name });
    });
  },

  /** Replaces what a stored notice says. Does nothing if it has expired or was erased. */
  async revise(artistId: ArtistId, noticeId: NoticeId, about: Notice): Promise<void> {
    const write = table.update({
      Key: keys.notice({ artistId, noticeId }),
      UpdateExpression: 'SET about = :about',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':about': Notice.parse(about) },
    });
    await whenRefused(write, () => undefined);
  },

  /** Marks notices up to a number as read; never makes a read one unread. @returns the state afterwards */
  async markRead(artistId: ArtistId, upTo: number): Promise<Pick<NoticeHead, 'seq' | 'read'>> {
    const write = table.update({
      Key: keys.notices({ artistId }),
      UpdateExpression: 'SET #read = :upTo ADD ver :one',
      ConditionExpression: 'attribute_exists(PK) AND #read < :upTo AND seq >= :upTo',
      ExpressionAttributeNames: { '#read': 'read' },
      ExpressionAttributeValues: { ':upTo': upTo, ':one': 1 },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    return whenRefused(
      write.then((item) => NoticeHead.parse(item)),
      ({ existing }) => (existing ? NoticeHead.parse(existing) : noNotices),
    );
  },

  /** The artists for whom something is due, the longest overdue first. */
  async due(now: Date, cursor: string | undefined): Promise<Page<ArtistId>> {
    const pk = indexKeys.dueDigests({ dueAt: '' }).allPK;
    const page = await table.page('all', pk, { limit: DUE_PAGE, cursor, upTo: now.toISOString(), oldestFirst: true });
    return { ...page, items: page.items.flatMap((item) => keys.notices.read(item)?.artistId ?? []) };
  },

  /** Removes all notices of an artist, and their state. May run again. */
  async removeAll(artistId: ArtistId): Promise<void> {
    const items = await table.partition(keys.notices({ artistId }).PK, { consistent: true });
    for (const { PK, SK } of items) await table.delete({ Key: { PK: String(PK), SK: String(SK) } });
  },
});

export type NoticeRepository = ReturnType<typeof noticeRepository>;
