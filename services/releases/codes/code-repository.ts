import * as z from 'zod';
import { type ArtistId, ArtistId as ArtistIdSchema, ReleaseId } from '../../../shared/ids.ts';
import { asEan } from '../../../shared/releases/upc.ts';
import { whenRefused } from '../../platform/condition.ts';
import { keys } from '../../platform/keys.ts';
import type { Item, Table, Write } from '../../platform/table.ts';
import type { Owned } from '../writes/release-write.ts';
import { type CodeClaim, TRACK_CLAIM_VERSION } from './code-claim.ts';
import { isSameClaim, isSameClaimIn, lengthRange } from './same-claim.ts';

/** The first claimant of a code. */
const ClaimHolder = z.object({ artistId: ArtistIdSchema, releaseId: ReleaseId });
type ClaimHolder = z.infer<typeof ClaimHolder>;

/** A range of codes that is reserved for the platform's assignments: `size` numbers, starting at 0. */
export type CodeRange = { kind: 'ISRC' | 'UPC'; prefix: string; size: number };

const keyOf = ({ kind, code }: Pick<CodeClaim, 'kind' | 'code'>) =>
  keys.code({ code: kind === 'upc' ? asEan(code) : code });

/** Condition: the code has no owner, because it was never claimed or was freed by the office. */
const hasNoOwner = 'attribute_not_exists(artistId)';

/** The fields of a claim that describe a recording, by which the same recording is recognized on another release. */
const descriptions = ['trackId', 'mediaId', 'sha256', 'recording', 'durationMs'] as const;

/** The fields of a claim, all of which are removed when the office frees the code. */
const claimFields: readonly string[] = ['kind', 'code', 'artistId', 'releaseId', 'at', ...descriptions];

const shapeOf = (kind: CodeClaim['kind']): number => (kind === 'isrc' ? TRACK_CLAIM_VERSION : 1);

/** Whether the stored claim belongs to this release but describes a different recording. */
const describesDifferentRecording = (item: Item, claim: CodeClaim): boolean =>
  claim.kind === 'isrc' &&
  item.releaseId === claim.releaseId &&
  descriptions.some((field) => item[field] !== claim[field]);

/** A code that an artist entered, and whether it is from one of our own ranges. */
export type TypedClaim = { claim: CodeClaim; ours: boolean };

/** ISRCs and UPCs: the ranges from which the platform assigns, and the owner of each code. */
export const codeRepository = (table: Table) => ({
  /**
   * Takes up to `count` numbers from a range permanently: they are never assigned again, even if the caller fails.
   * @returns fewer if the range does not have enough left, none if it is used up
   */
  async take({ kind, prefix, size }: CodeRange, count: number): Promise<number[]> {
    if (count === 0) return [];
    const take = table.update({
      Key: keys.codeRange({ kind, prefix }),
      UpdateExpression: 'ADD #next :count',
      ConditionExpression: 'attribute_not_exists(#next) OR #next <= :last',
      ExpressionAttributeNames: { '#next': 'next' },
      ExpressionAttributeValues: { ':count': count, ':last': size - count },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    return whenRefused(
      take.then(({ next }) => Array.from({ length: count }, (_, n) => Number(next) - count + n)),
      ({ existing }) => this.take({ kind, prefix, size }, Math.min(count, size - Number(existing?.next))),
    );
  },

  /**
   * Finds the codes that already have an owner, because they were entered before the platform had their range. They can
   * no longer be entered, so an eventually consistent read is enough.
   */
  async claimed(kind: CodeClaim['kind'], codes: readonly string[]): Promise<Set<string>> {
    const found = await Promise.all(codes.map((code) => table.get(keyOf({ kind, code }))));
    return new Set(codes.filter((_, n) => found[n]));
  },

  /**
   * Finds the first claim that would fail now, so that a costly transaction can be avoided. The transaction still
   * checks, because a code may be claimed in between.
   */
  async refused(claims: readonly TypedClaim[]): Promise<{ claim: CodeClaim; existing: Item | undefined } | undefined> {
    const found = await Promise.all(claims.map(({ claim }) => table.get(keyOf(claim), { consistent: true })));
    return claims
      .map(({ claim, ours }, n) => ({ claim, ours, existing: found[n] }))
      .find(({ claim, ours, existing }) => (existing?.artistId ? !isSameClaimIn(existing, claim) : ours));
  },

  /** Finds the owner of a code, as it was claimed; undefined if the code has no owner. */
  async holder(kind: CodeClaim['kind'], code: string): Promise<ClaimHolder | undefined> {
    const item = await table.get(keyOf({ kind, code }), { consistent: true });
    return item?.artistId === undefined ? undefined : ClaimHolder.parse(item);
  },

  /**
   * A write for the transaction in which the office frees a release's code: the code has no owner afterwards, and no
   * late stream record restores it. Fails if the code has a different owner.
   */
  freed(kind: CodeClaim['kind'], code: string, { artistId, releaseId }: Owned): Write {
    return {
      Update: {
        TableName: table.name,
        Key: keyOf({ kind, code }),
        UpdateExpression: `SET #v = :v ADD freedFrom :freedFrom REMOVE ${claimFields.map((field) => `#${field}`).join(', ')}`,
        ConditionExpression: 'releaseId = :releaseId AND artistId = :artistId',
        ExpressionAttributeNames: Object.fromEntries(['v', ...claimFields].map((field) => [`#${field}`, field])),
        ExpressionAttributeValues: {
          ':v': shapeOf(kind),
          ':freedFrom': new Set([releaseId]),
          ':artistId': artistId,
          ':releaseId': releaseId,
        },
      },
    };
  },

  /**
   * Removes what an erased artist's claim tells about a recording, for good. The code keeps its owner's id, so that it
   * is never given to anybody else. Does nothing if a different account has the code.
   */
  async anonymize({ kind, code }: Pick<CodeClaim, 'kind' | 'code'>, artistId: ArtistId, now: Date): Promise<void> {
    const write = table.update({
      Key: keyOf({ kind, code }),
      UpdateExpression: `SET erasedAt = if_not_exists(erasedAt, :now) REMOVE ${descriptions.join(', ')}`,
      ConditionExpression: 'artistId = :artistId',
      ExpressionAttributeValues: { ':artistId': artistId, ':now': now.toISOString() },
    });
    await whenRefused(write, () => undefined);
  },

  /**
   * A write for the transaction of a submission: claims an entered code for the release, unless its owner already has
   * it. A code from our own ranges must already belong to the owner, because an unassigned one cannot be entered.
   */
  claim({ claim, ours }: TypedClaim): { Update: NonNullable<Write['Update']> } {
    const item: Record<string, unknown> = { v: shapeOf(claim.kind), ...claim };
    const names = Object.keys(item);
    return {
      Update: {
        TableName: table.name,
        Key: keyOf(claim),
        // The first claim is kept: later claims are compared with the recording that was given the code.
        UpdateExpression: `SET ${names.map((name) => `#${name} = if_not_exists(#${name}, :${name})`).join(', ')}`,
        ConditionExpression: ours ? isSameClaim(claim) : `${hasNoOwner} OR (${isSameClaim(claim)})`,
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(names.map((name) => [`:${name}`, item[name]])),
          ...(claim.kind === 'isrc' && lengthRange(claim)),
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    };
  },

  /**
   * Stores the owner of a code; for a release that was sent back and resubmitted, also its current recording. Safe to
   * repeat, and to run late: it adds nothing to the claim of an erased artist.
   * @returns false if a different account has the code, unless the office took the code from this release
   */
  async keep(claim: CodeClaim): Promise<boolean> {
    const { Update: write } = this.claim({ claim, ours: false });
    const notTaken = '(attribute_not_exists(freedFrom) OR NOT contains(freedFrom, :releaseId))';
    const kept = table.update({
      ...write,
      ConditionExpression: `attribute_not_exists(erasedAt) AND ((${hasNoOwner} AND ${notTaken}) OR (${isSameClaim(claim)}))`,
    });
    return whenRefused(
      kept.then(async (item) => {
        if (describesDifferentRecording(item, claim)) await this.describe(claim);
        return true;
      }),
      ({ existing }) =>
        (existing?.erasedAt !== undefined && existing.artistId === claim.artistId) ||
        (existing?.freedFrom instanceof Set && existing.freedFrom.has(claim.releaseId)),
    );
  },

  /**
   * Updates the claim of a resubmitted release, whose master may have changed. Nothing was delivered, so the claim
   * describes the current recording.
   */
  async describe(claim: CodeClaim): Promise<void> {
    const set = Object.entries(claim).filter(([, value]) => value !== undefined);
    const gone = claimFields.filter((field) => !set.some(([name]) => name === field));
    const write = table.update({
      Key: keyOf(claim),
      UpdateExpression: [
        `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        ...(gone.length > 0 ? [`REMOVE ${gone.map((name) => `#${name}`).join(', ')}`] : []),
      ].join(' '),
      ConditionExpression: `artistId = :artistId AND releaseId = :releaseId AND attribute_not_exists(erasedAt) AND (attribute_not_exists(#at) OR #at <= :at)`,
      ExpressionAttributeNames: Object.fromEntries(claimFields.map((field) => [`#${field}`, field])),
      ExpressionAttributeValues: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
    });
    await whenRefused(write, () => undefined);
  },
});

export type CodeRepository = ReturnType<typeof codeRepository>;
