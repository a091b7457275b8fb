/** What a version says of one party: whose account it is, once that is known. */
type Standing<Id> = { artistId?: Id | undefined; parts: number; state: 'accepted' | 'invited' | 'declined' | 'gone' };
type Version<Id> = { from: string; parties: readonly Standing<Id>[]; isReplaced?: boolean | undefined };

/** The version that holds on a day, of those that were not replaced. */
export function versionOn<V extends { from: string; isReplaced?: boolean | undefined }>(
  versions: readonly V[],
  day: string,
): V | undefined {
  return versions
    .filter(({ from, isReplaced }) => !isReplaced && from <= day)
    .reduce<V | undefined>((last, version) => (!last || version.from >= last.from ? version : last), undefined);
}

/** The versions of which a new one takes the place, from its day on: the one that holds then, and all later ones. */
export const replacedBy = <V extends { from: string; isReplaced?: boolean | undefined }>(
  versions: readonly V[],
  { from }: { from: string },
): V[] => {
  const held = versionOn(versions, from);
  return versions.filter((version) => !version.isReplaced && (version === held || version.from > from));
};

/**
 * Whose agreement a new version needs: of everybody who has accepted a part, and whose part it makes smaller on any day from its own on
 * (product 29.4). Who proposes it has agreed.
 */
export function whoMustAgree<Id extends string>(versions: readonly Version<Id>[], next: Version<Id>, owner: Id): Id[] {
  const partOf = (id: Id, parties: readonly Standing<Id>[]) =>
    parties.reduce((sum, { artistId, parts }) => (artistId === id ? sum + parts : sum), 0);
  const accepted = replacedBy(versions, next).flatMap(({ parties }) =>
    parties.flatMap(({ artistId, state, parts }) =>
      artistId !== undefined && state === 'accepted' && parts > partOf(artistId, next.parties) ? [artistId] : [],
    ),
  );
  return [...new Set(accepted)].filter((id) => id !== owner);
}
