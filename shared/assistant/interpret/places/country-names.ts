import { territories } from '../../../reference/territories.ts';
import { territoryAliases } from '../../../reference/territory-aliases.ts';
import { territoryNames } from '../../../reference/territory-names.ts';
import type { Named } from '../words/nearest.ts';
import { phraseFinder } from '../words/phrases.ts';
import { wordKey } from '../words/words.ts';
import { regions } from './regions.ts';

/** Everyday names of countries that are missing from the reference data. */
const EVERYDAY: Record<string, readonly string[]> = {
  US: [
    'us',
    'usa',
    'u s a',
    'u s',
    'the us',
    'the states',
    'states',
    'america',
    'murica',
    'stateside',
    'eeuu',
    'ee uu',
    'eua',
    'etats unis',
    'usa amerika',
    'amerika',
    'abd',
    'gli usa',
    'amerique',
    'united states of america',
  ],
  GB: [
    'uk',
    'u k',
    'the uk',
    'britain',
    'great britain',
    'england',
    'scotland',
    'wales',
    'northern ireland',
    'inglaterra',
    'reino unido',
    'angleterre',
    'royaume uni',
    'inghilterra',
    'regno unito',
    'gb',
  ],
  NL: ['holland', 'the netherlands', 'nederland'],
  IE: ['eire', 'republic of ireland'],
  NZ: ['nz', 'aotearoa'],
  AU: ['aussie', 'oz', 'straya', 'aus'],
  AE: ['uae', 'emirates', 'dubai', 'emirati'],
  KR: ['korea', 'south korea', 'corea', 'coree', 'sudkorea', 'corea del sur'],
  KP: ['north korea'],
  RU: ['russian federation', 'russland', 'rusia'],
  BY: ['bielorussia', 'weissrussland', 'belorussia'],
  CI: ['ivory coast', 'cote divoire', 'elfenbeinkuste'],
  CN: ['mainland china'],
  CD: ['drc', 'dr congo', 'congo kinshasa'],
  CZ: ['czech republic', 'czech', 'czechia', 'tschechien'],
  TR: ['turkey', 'turkiye', 'turkei', 'turquia', 'turquie', 'turchia'],
  SA: ['saudi', 'ksa'],
  ZA: ['mzansi', 'rsa', 's africa'],
  NG: ['naija', '9ja'],
  JM: ['yard', 'jamrock'],
  TT: ['trinidad', 'tobago', 'trini'],
  BA: ['bosnia'],
  MX: ['mexico'],
  JP: ['nippon'],
  IN: ['bharat', 'hindustan'],
  MK: ['macedonia'],
  PS: ['palestine', 'palestina'],
  VN: ['vietnam'],
};
/** Country codes that mean something else to people who release music. */
const NOT_COUNTRY_CODES = new Set(['dj', 'ai', 'cd', 'ps', 'mc', 'am', 'pm', 'id', 'ms', 'us', 'gb']);
/** Two-letter country codes, in lower case. Only recognized when typed in capitals, because many are also words. */
export const COUNTRY_CODES: readonly string[] = territories
  .map(({ code }) => code.toLowerCase())
  .filter((code) => !NOT_COUNTRY_CODES.has(code));
/** Names that are also ordinary words and are therefore recognized only in a plain list. */
export const WEAK_PLACES = new Set([
  'oz',
  'yard',
  'states',
  'island',
  'man',
  'us',
  'gb',
  'aus',
  ...COUNTRY_CODES,
  'czech',
  'turkey',
  'chad',
  'jordan',
  'georgia',
]);

export const WORLD = `ww, worldwide, world wide, the whole world, whole world, whole wide world, wide world, all the world, entire world, world, the world, di world, global, globally, everywhere, every where, everywere, anywhere, any where, all over, all over the world, around the world, across the world, across the globe, globe, every country, all countries, every territory, all territories, all regions, no restrictions, no restriction, unrestricted, international, internationally, everyplace, all places, planet earth, the planet, whole planet, entire planet, every continent, all continents, the lot, every corner, all corners,
  weltweit, überall, ueberall, ganze welt, die ganze welt, der ganzen welt, auf der ganzen welt, alle länder, in alle länder, global verfügbar, mundial, mundialmente, a nivel mundial, todo el mundo, en todo el mundo, el mundo entero, mundo entero, en todas partes, todas partes, en todos lados, todos los países, todos lados, por todo el mundo, global todo, mundo todo, o mundo todo, no mundo todo, pro mundo todo, mundo inteiro, o mundo inteiro, todos os países, em todo lugar, todo lugar, em todos os lugares, todos os lugares, em toda parte, geral, no mundo inteiro,
  partout, monde entier, le monde entier, dans le monde entier, tous les pays, mondial, mondialement, dans tous les pays, le monde, ovunque, dappertutto, tutto il mondo, in tutto il mondo, mondo intero, nel mondo intero, tutti i paesi, mondiale, globale, a livello mondiale, overal, wereldwijd, hele wereld, alle landen, dünya çapında, tüm dünya, tüm dünyada, bütün dünya, bütün dünyada, dünya geneli, her yer, her yerde, her yere, dünya, wszędzie, cały świat, na całym świecie, wszystkie kraje, seluruh dunia, semua negara, di mana saja, sab jagah, poori duniya, puri duniya, duniya bhar, hela världen, i hela världen, överallt, alla länder, världen över, στον κόσμο, παντού, весь мир, по всему миру, везде, во всем мире, скрізь, по всьому світу, 全世界, 世界中, 全世界で, 世界, 전세계, 전 세계, كل العالم, العالم كله, في كل مكان`;

const isLatin = (name: string) => /^[\p{Script=Latin}\p{M}\p{N}\p{P}\s]+$/u.test(name);

/**
 * Maps every name of a country or region to its codes, except names that mean different countries in different
 * languages.
 */
function codesByName(): Map<string, readonly string[]> {
  const known = new Map<string, readonly string[]>();
  const add = (name: string, codes: readonly string[]) =>
    void (known.has(wordKey(name)) || known.set(wordKey(name), codes));
  for (const { code, name } of territories) for (const one of [name, name.replace(/ & /g, ' and ')]) add(one, [code]);
  for (const code of COUNTRY_CODES) add(code, [code.toUpperCase()]);
  for (const [code, names] of Object.entries(EVERYDAY)) for (const name of names) add(name, [code]);
  for (const [name, codes] of regions) add(name, codes);
  for (const [code, names] of Object.entries(territoryAliases))
    for (const name of names.split('|')) if (name.length > 3) add(name, [code]);
  const abroad = new Map<string, string>();
  for (const [code, names] of Object.entries(territoryNames))
    for (const name of names.split('|').map(wordKey)) abroad.set(name, (abroad.get(name) ?? code) === code ? code : '');
  for (const [name, code] of abroad) if (code !== '' && name.length > 2) add(name, [code]);
  return known;
}

let names:
  | {
      find: ReturnType<typeof phraseFinder<readonly string[]>>;
      list: readonly Named[];
      codes: ReadonlyMap<string, readonly string[]>;
    }
  | undefined;

/** Returns the names. They are built on first use, because there are eight thousand of them. */
export function countryNames() {
  if (names) return names;
  const codes = codesByName();
  const byCode = new Map<string, string[]>();
  for (const [name, [code, more]] of codes)
    if (code !== undefined && more === undefined && isLatin(name) && name.length > 3)
      byCode.set(code, [...(byCode.get(code) ?? []), name]);
  names = { find: phraseFinder(codes), list: [...byCode].map(([value, own]) => ({ value, names: own })), codes };
  return names;
}
