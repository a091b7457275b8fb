import type { Page } from '../../shared/contract/page.ts';
import { Problem, type ProblemCode } from '../../shared/contract/problem.ts';
import type { ArtistId, TrackId } from '../../shared/ids.ts';
import type { SplitVersion } from '../../shared/royalties/split-agreement.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import { type Agreement, readAgreement, splitVersionsOf } from './agreement.ts';

/** The number of concurrent reads: one for each track of a release. */
const AT_ONCE = 15;
const PAGE = 50;

/** A change to an agreement: the version that was read, if any, and the new content. */
export type Change = { before: { rev: number }; after: Agreement };

/** A write that accompanies a change, and the problem to report if its condition fails. */
export type GuardedWrite = { write: Write; refused?: ProblemCode };

/** Agreements, one item per track. A party's part is a separate item, through which the party finds the agreement. */
export const splitRepository = (table: Table) => ({
  async find(trackId: TrackId): Promise<Agreement | undefined> {
    const item = await table.get(keys.split({ trackId }), { consistent: true });
    return item && readAgreement(item);
  },

  /** Finds the current agreements for those tracks that have one, in the order of the tracks. */
  async findMany(trackIds: readonly TrackId[]): Promise<Agreement[]> {
    const wanted = [...new Set(trackIds)];
    const found: Agreement[] = [];
    for (let n = 0; n < wanted.length; n += AT_ONCE) {
      const read = await Promise.all(wanted.slice(n, n + AT_ONCE).map((trackId) => this.find(trackId)));
      found.push(...read.filter((agreement) => agreement !== undefined));
    }
    return found;
  },

  /** The versions of a track's split; empty if the owner receives everything. */
  async splitOf(trackId: TrackId): Promise<SplitVersion[]> {
    const agreement = await this.find(trackId);
    return agreement ? splitVersionsOf(agreement) : [];
  },

  /** The versions of the splits of several tracks; tracks without a split are omitted. */
  async splitsOf(trackIds: readonly TrackId[]): Promise<Map<TrackId, SplitVersion[]>> {
    return new Map((await this.findMany(trackIds)).map((agreement) => [agreement.trackId, splitVersionsOf(agreement)]));
  },

  /** Reads a page of the tracks in which an artist has or had a part, newest track first. */
  async tracksOf(artistId: ArtistId, cursor?: string): Promise<Page<TrackId>> {
    const { PK, SK: prefix } = keys.splitParty.prefix({ artistId });
    const { items, ...page } = await table.prefixPage(PK, {
      prefix,
      limit: PAGE,
      cursor,
      lastFirst: true,
      consistent: true,
    });
    return { ...page, items: items.flatMap((item) => keys.splitParty.read(item)?.trackId ?? []) };
  },

  /** A write through which an artist finds an agreement about their part or their own track. */
  partOf: (artistId: ArtistId, trackId: TrackId): Write => ({
    Put: { TableName: table.name, Item: { ...keys.splitParty({ artistId, trackId }), v: 1, artistId, trackId } },
  }),

  /**
   * Saves changes to agreements that are unchanged since they were read, together with further writes.
   * @throws Problem `split-changed`, or the problem of a write that failed
   */
  async save(changes: readonly Change[], also: readonly GuardedWrite[]): Promise<void> {
    const writes = changes.map(
      ({ before: { rev }, after }): Write => ({
        Put: {
          TableName: table.name,
          Item: { ...keys.split(after), v: 1, ...after, rev: rev + 1 },
          ...(rev === 0
            ? { ConditionExpression: 'attribute_not_exists(PK)' }
            : { ConditionExpression: 'rev = :rev', ExpressionAttributeValues: { ':rev': rev } }),
        },
      }),
    );
    await whenRefused(table.transact([...writes, ...also.map(({ write }) => write)]), ({ index, error }) => {
      const code = index < changes.length ? 'split-changed' : also[index - changes.length]?.refused;
      throw code ? new Problem(code) : error;
    });
  },
});

export type SplitRepository = ReturnType<typeof splitRepository>;
