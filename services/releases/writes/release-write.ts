import type { ArtistId, ReleaseId } from '../../../shared/ids.ts';
import { keys } from '../../platform/keys.ts';

export type Owned = { artistId: ArtistId; releaseId: ReleaseId };

/** A part of a write to a release, in the table's language: what it sets and removes, and what it asks for. */
export type Part = {
  set?: readonly string[];
  remove?: readonly string[];
  /** All must hold. One with an OR stands in parentheses. */
  condition?: string | readonly string[];
  names?: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, unknown>>;
};

/**
 * Every update of a release is built here: the revision goes up, so that the card follows and two writers notice each other.
 * @param changedAt by which the library sorts; null where nothing was changed that the artist would look for: the release stays where it is
 * @param parts they share the names and values of the table's language, so that none uses another's for something else
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

/** What a transaction asks of a release that it does not change. A refusal answers the release as it is. */
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
