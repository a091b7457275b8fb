import * as z from 'zod';
import { CreditId } from '../ids.ts';
import { artistRoles } from '../reference/artist-roles.ts';
import { contributorRoles } from '../reference/contributor-roles.ts';
import { readsAsFormula } from '../spreadsheet-formula.ts';
import { storedChoice } from '../stored-choice.ts';
import { Name, StoredText } from '../text-schemas.ts';
import { CREDIT_LIMIT } from './credit-limit.ts';

const namesOf = <const N extends string>(rows: readonly { name: N }[]): N[] => rows.map(({ name }) => name);

/** `spotify:artist:` and 22 characters; '' if the artist has none. */
const SpotifyUri = z
  .string()
  .regex(/^(spotify:artist:[0-9A-Za-z]{22})?$/, 'Must look like spotify:artist: and 22 letters or digits');

/** A credited artist of a track, as typed (product 7.9: one object with an id, never parallel fields). */
export const ArtistCredit = z.strictObject({
  id: CreditId,
  name: Name,
  role: z.enum(namesOf(artistRoles)),
  spotifyUri: SpotifyUri,
});
export type ArtistCredit = z.infer<typeof ArtistCredit>;

export const Contributor = z.strictObject({ id: CreditId, name: Name, role: z.enum(namesOf(contributorRoles)) });
export type Contributor = z.infer<typeof Contributor>;

/** A composer or lyricist. Stores and collecting societies require first and last name separately. */
export const Writer = z.strictObject({ id: CreditId, firstName: Name, lastName: Name });
export type Writer = z.infer<typeof Writer>;

/** A stored credit. Its name and its role were accepted when they were typed. */
export const StoredArtistCredit = ArtistCredit.extend({
  name: StoredText,
  role: storedChoice(ArtistCredit.shape.role),
});
export const StoredContributor = Contributor.extend({ name: StoredText, role: storedChoice(Contributor.shape.role) });
export const StoredWriter = Writer.extend({ firstName: StoredText, lastName: StoredText });

/**
 * Joins names into one cell of the distributor's file. Validate the whole cell, because names that are safe one by one
 * may form a formula together.
 */
export const cellOf = (names: readonly string[]): string => names.join(';');

/** Whether the joined names are safe in every column, so that no spreadsheet reads a cell as a formula. */
export const areSafeCells = (...columns: readonly (readonly string[])[]): boolean =>
  columns.every((names) => !readsAsFormula(cellOf(names)));

export const NAMES_AS_FORMULA =
  'Together, these names look like a spreadsheet formula. Please write the first one differently.';

/** A list of credits, which may be empty here. The field's edit rule rejects an empty list. */
export const creditList = <S extends z.ZodType>(entry: S) =>
  z.array(entry).max(CREDIT_LIMIT, { error: `A track has at most ${CREDIT_LIMIT} credits of a kind`, abort: true });
