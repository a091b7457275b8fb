import * as z from 'zod';
import { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { asEan } from '../../shared/releases/upc.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';
import { type CodeClaim, LENGTH_TOLERANCE_MS, type Recording, TRACK_KNOWN } from './code-claim.ts';
import type { Owned } from './writes/release-write.ts';

/** Whose a code is, as it was claimed first. */
const CodeHolder = z.object({ artistId: ArtistId, releaseId: ReleaseId });
type CodeHolder = z.infer<typeof CodeHolder>;

/** A range of codes that only the platform assigns from: `size` numbers from 0. */
export type CodeRange = { kind: 'ISRC' | 'UPC'; prefix: string; size: number };

const keyOf = ({ kind, code }: Pick<CodeClaim, 'kind' | 'code'>) =>
  keys.code({ code: kind === 'upc' ? asEan(code) : code });

/** Lengths of the recording of a claim, in milliseconds. */
const lengths = ({ durationMs }: Recording) => ({
  ':shortest': durationMs - LENGTH_TOLERANCE_MS,
  ':longest': durationMs + LENGTH_TOLERANCE_MS,
});

/** The recording or release that must have a code if it is claimed already. For a claim from before lengths were stored, title and version decide. */
function isSame(claim: CodeClaim): string {
  if (claim.kind === 'upc') return 'artistId = :artistId AND releaseId = :releaseId';
  const isAsLong = '(attribute_not_exists(durationMs) OR durationMs BETWEEN :shortest AND :longest)';
  const isSameFile = claim.sha256 ? 'mediaId = :mediaId OR sha256 = :sha256' : 'mediaId = :mediaId';
  // Of a release that was sent back nothing was delivered: its codes stay with it, whatever its masters are by now (product 21.1).
  return `artistId = :artistId AND (releaseId = :releaseId OR ${isSameFile} OR (recording = :recording AND ${isAsLong}))`;
}
/** The same of a claim that was read. */
function isSameIn(item: Item, claim: CodeClaim): boolean {
  if (item.artistId !== claim.artistId) return false;
  if (item.releaseId === claim.releaseId) return true;
  if (claim.kind === 'upc') return false;
  const { ':shortest': shortest, ':longest': longest } = lengths(claim);
  const isAsLong =
    item.durationMs === undefined || (Number(item.durationMs) >= shortest && Number(item.durationMs) <= longest);
  const isSameFile = item.mediaId === claim.mediaId || (claim.sha256 !== undefined && item.sha256 === claim.sha256);
  return isSameFile || (item.recording === claim.recording && isAsLong);
}

/** A code that an artist has typed, and whether it is of a range of `ours`. */
export type TypedClaim = { claim: CodeClaim; ours: boolean };

/** ISRCs and UPCs: the ranges that the platform assigns from, and who has which code. */
export const codeRepository = (table: Table) => ({
  /**
   * Takes up to `count` numbers of a range, for ever: nobody else is given one of them, whatever becomes of the caller.
   * @returns fewer when the range ends, none when it is used up
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
   * Those of the codes that somebody has: typed before the platform was given their range. Nobody can type one since, so a read that is a
   * moment late is as good.
   */
  async claimed(kind: CodeClaim['kind'], codes: readonly string[]): Promise<Set<string>> {
    const found = await Promise.all(codes.map((code) => table.get(keyOf({ kind, code }))));
    return new Set(codes.filter((_, n) => found[n]));
  },

  /**
   * The first claim that `claim` would refuse now, for who wants to know before a transaction that costs something. The transaction
   * stays the guard: a code may become somebody's in between.
   */
  async refused(claims: readonly TypedClaim[]): Promise<{ claim: CodeClaim; existing: Item | undefined } | undefined> {
    const found = await Promise.all(claims.map(({ claim }) => table.get(keyOf(claim), { consistent: true })));
    return claims
      .map(({ claim, ours }, n) => ({ claim, ours, existing: found[n] }))
      .find(({ claim, ours, existing }) => (existing ? !isSameIn(existing, claim) : ours));
  },

  /** Who has a code, as it was claimed; undefined when nobody has. */
  async holder(kind: CodeClaim['kind'], code: string): Promise<CodeHolder | undefined> {
    const item = await table.get(keyOf({ kind, code }), { consistent: true });
    return item && CodeHolder.parse(item);
  },

  /** A write for the transaction in which the office takes a code from a release: nobody has it after that. Refused when it is another's by now. */
  freed(kind: CodeClaim['kind'], code: string, { artistId, releaseId }: Owned): Write {
    return {
      Delete: {
        TableName: table.name,
        Key: keyOf({ kind, code }),
        ConditionExpression: 'releaseId = :releaseId AND artistId = :artistId',
        ExpressionAttributeValues: { ':artistId': artistId, ':releaseId': releaseId },
      },
    };
  },

  /**
   * A write for the transaction of a submission: a typed code becomes the release's, or stays its owner's. One of a range of `ours` must
   * be the owner's already: nobody types himself a code that is still to be assigned.
   */
  claim({ claim, ours }: TypedClaim): Write {
    const item: Record<string, unknown> = { v: claim.kind === 'isrc' ? TRACK_KNOWN : 1, ...claim };
    const names = Object.keys(item);
    return {
      Update: {
        TableName: table.name,
        Key: keyOf(claim),
        // The first claim stands: what is compared with it is the recording that got the code.
        UpdateExpression: `SET ${names.map((name) => `#${name} = if_not_exists(#${name}, :${name})`).join(', ')}`,
        ConditionExpression: ours ? isSame(claim) : `attribute_not_exists(PK) OR (${isSame(claim)})`,
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(names.map((name) => [`:${name}`, item[name]])),
          ...(claim.kind === 'isrc' && lengths(claim)),
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    };
  },

  /**
   * Stores who has a code. May be repeated.
   * @returns whether it is the release's; not when somebody else has it
   */
  async keep(claim: CodeClaim): Promise<boolean> {
    const { Update: write } = this.claim({ claim, ours: false });
    return whenRefused(
      table.update(write as NonNullable<typeof write>).then(() => true),
      () => false,
    );
  },
});

export type CodeRepository = ReturnType<typeof codeRepository>;
