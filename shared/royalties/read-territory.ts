import { fold } from '../fold.ts';
import { territories, UNKNOWN_TERRITORY, UNREAD_TERRITORY, WORLDWIDE } from '../reference/territories.ts';
import { noCountryNames, territoryAliases, worldAliases } from '../reference/territory-aliases.ts';
import { territoryCodes } from '../reference/territory-codes.ts';
import { regionNames, territoryNames, worldNames } from '../reference/territory-names.ts';

/** Letters that Unicode does not decompose, and how they are usually typed on keyboards without them. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
};

/** Normalizes a name for comparison: letters and digits only, `and` equal to `&`, `Saint` equal to `St.`. */
const plain = (name: string): string =>
  fold(name)
    .replace(/[ıßøæœłđ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/&|\band\b|\bthe\b/g, '')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[^\p{L}\p{Nd}]/gu, '');

/** Spells out German and Scandinavian letters, as people type them on keyboards that lack them: `Oesterreich`. */
const spelledOut = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüåø]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' })[letter] ?? letter);

/** Codes that ISO 3166-1 reserves for its users, and codes of unions. Kosovo (XK) is recognized before these. */
const NO_COUNTRY = /^(AA|EU|EZ|UN|Q[M-Z]|X[A-Z]|ZZ)$/;

const each = (names: string): string[] => names.split('|').map(plain);

/** Territories by their two-letter, three-letter and numeric codes. */
const codes = new Map(
  territoryCodes.flatMap(({ code, letters, number }) => [code, letters, number].map((one) => [one, code])),
);

/**
 * Maps names to territories. The first entry for a name wins: English before other languages, a country before a
 * region. A name that means different territories in different languages is left out.
 */
function territoriesByName(): Map<string, string> {
  const known = new Map<string, string>();
  const add = (name: string, code: string) => !known.has(name) && known.set(name, code);
  for (const { code, name } of territories) add(plain(name), code);
  for (const [code, names] of Object.entries(territoryAliases)) for (const name of each(names)) add(name, code);
  for (const name of each(`${worldAliases}|${worldNames}`)) add(name, WORLDWIDE);

  const abroad = new Map<string, string>();
  for (const [code, names] of Object.entries(territoryNames))
    for (const written of names.split('|'))
      for (const name of new Set([plain(written), plain(spelledOut(written))]))
        abroad.set(name, (abroad.get(name) ?? code) === code ? code : '');
  for (const [name, code] of abroad) if (code !== '') add(name, code);
  for (const name of each(`${noCountryNames}|${regionNames}`)) add(name, UNKNOWN_TERRITORY);
  return known;
}

let byName: Map<string, string> | undefined;

/** The maximum length of an unrecognized name, both for comparison and for storing it with a statement. */
export const TERRITORY_NAME_LENGTH = 100;
export const territoryKey = (text: string): string => plain(text.slice(0, TERRITORY_NAME_LENGTH));

/**
 * Reads a territory from a statement: a code of two or three letters, a three-digit number, or a name in one of about
 * thirty languages. Never guesses: anything else is `UNREAD_TERRITORY`.
 * @param named names that the office has identified, by `territoryKey` (product 23.19)
 * @returns the two-letter code (ISO 3166-1)
 */
export function readTerritory(text: string, named?: ReadonlyMap<string, string>): string {
  // Codes have no accents: 'Áo' is Vietnamese for Austria, 'AO' is Angola.
  const code = text.replace(/[\s.]/g, '').toUpperCase();
  const isNoCountry = NO_COUNTRY.test(code) || plain(text) === '';
  byName ??= territoriesByName();
  const known = codes.get(code) ?? (isNoCountry ? UNKNOWN_TERRITORY : byName.get(plain(text)));
  return known ?? named?.get(territoryKey(text)) ?? UNREAD_TERRITORY;
}
