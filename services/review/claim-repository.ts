import * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import type { OfficePerson } from '../../shared/releases/office-person.ts';
import { CLAIM_MINUTES, ReviewClaim } from '../../shared/review/review-claim.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';
import type { Owned } from '../releases/writes/release-write.ts';
import { openReviewWrite, requireUnderReview } from '../releases/writes/review-writes.ts';

const Stored = ReviewClaim.extend({ ttl: z.number() });
const read = (item: Item): ReviewClaim => ReviewClaim.parse(Stored.parse(item));

/** Claims on releases in review. A release has at most one claim, which expires on its own. */
export const claimRepository = (table: Table) => ({
  /**
   * Claims a waiting release, or renews the claim. Does not replace another reviewer's current claim. The first claim
   * on a submission records in the release that it was reviewed.
   * @returns the current claim
   * @throws Problem `release-not-found`, `release-not-submitted`
   */
  async take(owned: Owned, by: OfficePerson, now: Date): Promise<ReviewClaim> {
    const ends = new Date(now.getTime() + CLAIM_MINUTES * 60_000);
    const claim: ReviewClaim = { ...owned, by, until: ends.toISOString() };
    const put: Write = {
      Put: {
        TableName: table.name,
        Item: { ...keys.reviewClaim(owned), v: 1, ...claim, ttl: Math.ceil(ends.getTime() / 1000) },
        ConditionExpression: 'attribute_not_exists(PK) OR #until <= :now OR #by.#id = :me',
        ExpressionAttributeNames: { '#until': 'until', '#by': 'by', '#id': 'id' },
        ExpressionAttributeValues: { ':now': now.toISOString(), ':me': by.id },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    };
    /** `refused` is called if the release fails its condition. */
    const store = async (
      release: Write,
      refused: (existing: Item | undefined) => Promise<ReviewClaim>,
    ): Promise<ReviewClaim> =>
      await whenRefused(
        table.transact([release, put]).then(() => claim),
        async ({ existing, index, error }) => {
          if (index === 0) return refused(existing);
          if (!existing) throw error;
          return read(existing);
        },
      );
    return store(requireUnderReview(table.name, owned), () =>
      store(openReviewWrite(table.name, owned, now), (existing) => {
        throw new Problem(existing ? 'release-not-submitted' : 'release-not-found');
      }),
    );
  },

  /** Ends the reviewer's own claim. Does not affect another reviewer's claim. */
  async end(owned: Owned, by: OfficePerson): Promise<void> {
    const write = table.delete({
      Key: keys.reviewClaim(owned),
      ConditionExpression: '#by.#id = :me',
      ExpressionAttributeNames: { '#by': 'by', '#id': 'id' },
      ExpressionAttributeValues: { ':me': by.id },
    });
    await whenRefused(write, () => undefined);
  },

  /** Lists only current claims, because the table deletes expired ones with a delay. */
  async inForce(now: Date): Promise<ReviewClaim[]> {
    const items = await table.partition(keys.reviewClaim.pk);
    return items.map(read).filter(({ until }) => until > now.toISOString());
  },
});

export type ClaimRepository = ReturnType<typeof claimRepository>;
