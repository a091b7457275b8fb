import type { ArtistCredit, Contributor, Writer } from '../../../../../shared/releases/credit.ts';

type Known<C extends { id: string }> = Omit<C, 'id'>;

const isSame = (a: string, b: string) =>
  a.trim().normalize('NFC').toLowerCase() === b.trim().normalize('NFC').toLowerCase();
const namedIn = <K extends { name: string }>(known: readonly K[], name: string): K | undefined =>
  name.trim() === '' ? undefined : known.find((one) => isSame(one.name, name));

/**
 * Sets an artist's name, and the Spotify URI known for that name. A URI that came from the previous name is replaced; a
 * typed URI stays.
 */
export function namedArtist(
  { name: before, spotifyUri }: ArtistCredit,
  name: string,
  known: readonly Known<ArtistCredit>[],
): Partial<ArtistCredit> {
  const isTaken = spotifyUri !== '' && spotifyUri === namedIn(known, before)?.spotifyUri;
  if (spotifyUri !== '' && !isTaken) return { name };
  return { name, spotifyUri: namedIn(known, name)?.spotifyUri ?? '' };
}

/** Sets a contributor's name, and the role that this name had last, unless a different role was chosen. */
export function namedContributor(
  { name: before, role }: Contributor,
  name: string,
  known: readonly Known<Contributor>[],
  usual: Contributor['role'],
): Partial<Contributor> {
  const isTaken = role === (namedIn(known, before)?.role ?? usual);
  return isTaken ? { name, role: namedIn(known, name)?.role ?? usual } : { name };
}

export const writerName = ({ firstName, lastName }: Known<Writer>): string => `${firstName} ${lastName}`.trim();

/** Sets a writer's first name. A known writer's full name in this field fills in both names. */
export function namedWriter(firstName: string, known: readonly Known<Writer>[]): Partial<Writer> {
  const found = known.find((one) => one.lastName !== '' && isSame(writerName(one), firstName));
  return found ? { firstName: found.firstName, lastName: found.lastName } : { firstName };
}
