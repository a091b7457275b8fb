import type { ArtistId, ReleaseId } from '../../../shared/ids.ts';
import { keys } from '../../platform/keys.ts';

export type Owned = { artistId: ArtistId; releaseId: ReleaseId };

/**
 * One part of a write to a release, as DynamoDB expressions: the attributes that it sets and removes, and its
 * conditions.
 */
export type Part = {
  set?: readonly string[];
  remove?: readonly string[];
  /** All conditions must hold. A condition with an OR is in parentheses. */
  condition?: string | readonly string[];
  names?: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, unknown>>;
};

/**
 * Builds every update to a release. Increments the revision, so that the card is updated and concurrent writers notice
 * each other.
 * @param changedAt the time by which the library sorts; null if the artist has not changed anything, so that the
 * release keeps its place
 * @param parts share names and values, so none may use another's placeholder for something else
 */
export function releaseUpdate(tableName: string, owned: Owned, changedAt: Date | null, ...parts: readonly Part[]) {
  const set = [
    ...parts.flatMap((part) => part.set ?? []),
    ...(changedAt ? ['updatedAt = :now'] : []),
    'rev = rev + :one',
  ];
  const remove = parts.flatMap((part) => part.remove ?? []);
  const moved = { values: { ':one': 1, ...(changedAt && { ':now': changedAt.toISOString() }) } };
  return {
    ...releaseCheck(tableName, owned, ...parts, moved),
    UpdateExpression: [`SET ${set.join(', ')}`, ...(remove.length > 0 ? [`REMOVE ${remove.join(', ')}`] : [])].join(
      ' ',
    ),
  };
}

/** A condition on a release that a transaction does not change. If it fails, the current release is returned. */
export function releaseCheck(tableName: string, owned: Owned, ...parts: readonly Part[]) {
  const merged = <T>(each: (part: Part) => Readonly<Record<string, T>> | undefined): Record<string, T> | undefined => {
    const entries = parts.flatMap((part) => Object.entries(each(part) ?? {}));
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };
  return {
    TableName: tableName,
    Key: keys.release(owned),
    ConditionExpression: parts.flatMap(({ condition }) => condition ?? []).join(' AND '),
    ExpressionAttributeNames: merged(({ names }) => names),
    ExpressionAttributeValues: merged(({ values }) => values),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  } as const;
}
