import { fold } from '../fold.ts';
import { territories, UNKNOWN_TERRITORY, UNREAD_TERRITORY, WORLDWIDE } from '../reference/territories.ts';
import { noCountryNames, territoryAliases, worldAliases } from '../reference/territory-aliases.ts';
import { territoryCodes } from '../reference/territory-codes.ts';
import { regionNames, territoryNames, worldNames } from '../reference/territory-names.ts';

/** Characters that no decomposition takes apart, as a keyboard without them writes them. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
};

/** A name as it is compared: letters and digits only, `and` and `&`, `Saint` and `St.` made equal. */
const plain = (name: string): string =>
  fold(name)
    .replace(/[ıßøæœłđ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/&|\band\b|\bthe\b/g, '')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[^\p{L}\p{Nd}]/gu, '');

/** How Germans and Scandinavians write their letters where a keyboard lacks them: `Oesterreich`. */
const spelledOut = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüåø]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' })[letter] ?? letter);

/** Codes that ISO 3166-1 leaves to its users, and those of unions. Kosovo has one of them, and is known before. */
const NO_COUNTRY = /^(AA|EU|EZ|UN|Q[M-Z]|X[A-Z]|ZZ)$/;

const each = (names: string): string[] => names.split('|').map(plain);

/** Codes of two letters and of three, and numbers. */
const codes = new Map(
  territoryCodes.flatMap(({ code, letters, number }) => [code, letters, number].map((one) => [one, code])),
);

/**
 * Names with their territories. What comes first counts: a name in English before the same in another language, a country before a region.
 * A name that two territories have in different languages counts for none.
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

/** What is compared of a name that nobody has understood: of a long one its beginning, as a statement keeps it. */
export const TERRITORY_NAME_LENGTH = 100;
export const territoryKey = (text: string): string => plain(text.slice(0, TERRITORY_NAME_LENGTH));

/**
 * The two letters (ISO 3166-1) of a territory as a statement writes it: a code of two or three letters, a number of three digits, or a name
 * in one of some thirty languages. Never a guess: what is none of them is `UNREAD_TERRITORY`.
 * @param named what the office has said of names, by `territoryKey` (product 23.19)
 */
export function readTerritory(text: string, named?: ReadonlyMap<string, string>): string {
  // A code has no accents: 'Áo' is what Austria is called in Vietnamese, and 'AO' is Angola.
  const code = text.replace(/[\s.]/g, '').toUpperCase();
  const isNoCountry = NO_COUNTRY.test(code) || plain(text) === '';
  byName ??= territoriesByName();
  const known = codes.get(code) ?? (isNoCountry ? UNKNOWN_TERRITORY : byName.get(plain(text)));
  return known ?? named?.get(territoryKey(text)) ?? UNREAD_TERRITORY;
}
