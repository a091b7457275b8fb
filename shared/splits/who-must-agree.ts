/** A party in a version, with its account if that is known. */
type AgreedPart<Id> = { artistId?: Id | undefined; parts: number; state: 'accepted' | 'invited' | 'declined' | 'gone' };
type Version<Id> = { from: string; parties: readonly AgreedPart<Id>[]; isReplaced?: boolean | undefined };

/** Finds the version in force on a day, ignoring replaced versions. */
export function versionOn<V extends { from: string; isReplaced?: boolean | undefined }>(
  versions: readonly V[],
  day: string,
): V | undefined {
  return versions
    .filter(({ from, isReplaced }) => !isReplaced && from <= day)
    .reduce<V | undefined>((last, version) => (!last || version.from >= last.from ? version : last), undefined);
}

/**
 * Finds the versions that a new version replaces from its first day: the one in force on that day, and all later ones.
 */
export const versionsReplacedBy = <V extends { from: string; isReplaced?: boolean | undefined }>(
  versions: readonly V[],
  { from }: { from: string },
): V[] => {
  const held = versionOn(versions, from);
  return versions.filter((version) => !version.isReplaced && (version === held || version.from > from));
};

/**
 * Finds the people who must agree to a new version: everybody who has accepted a part that it reduces on any day from
 * its first one on (product 29.4). The owner proposes it, so need not agree.
 */
export function partiesToAsk<Id extends string>(versions: readonly Version<Id>[], next: Version<Id>, owner: Id): Id[] {
  const partOf = (id: Id, parties: readonly AgreedPart<Id>[]) =>
    parties.reduce((sum, { artistId, parts }) => (artistId === id ? sum + parts : sum), 0);
  const accepted = versionsReplacedBy(versions, next).flatMap(({ parties }) =>
    parties.flatMap(({ artistId, state, parts }) =>
      artistId !== undefined && state === 'accepted' && parts > partOf(artistId, next.parties) ? [artistId] : [],
    ),
  );
  return [...new Set(accepted)].filter((id) => id !== owner);
}
