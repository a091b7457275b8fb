import { territories } from '../reference/territories.ts';
import { territoryCodes } from '../reference/territory-codes.ts';
import { readTerritory, territoryKey } from './read-territory.ts';

test.each([
  ['États-Unis', 'US'],
  ['ETATS UNIS', 'US'],
  ['Vereinigte Staaten', 'US'],
  ['Estados Unidos', 'US'],
  ['Stati Uniti d’America', 'US'],
  ['Verenigde Staten', 'US'],
  ['Förenta staterna', 'US'],
  ['Yhdysvallat', 'US'],
  ['Stany Zjednoczone', 'US'],
  ['Spojené státy', 'US'],
  ['ABD', 'US'],
  ['США', 'US'],
  ['アメリカ合衆国', 'US'],
  ['米国', 'US'],
  ['미국', 'US'],
  ['美国', 'US'],
  ['É.-U.', 'US'],
  ['Oesterreich', 'AT'],
  ['Grønland', 'GL'],
  ['GRONLAND', 'GL'],
  ['İsviçre', 'CH'],
  ['Isvicre', 'CH'],
  ['Danmark', 'DK'],
  ['República Checa', 'CZ'],
  ['840', 'US'],
  ['276', 'DE'],
  ['040', 'AT'],
  ['UK', 'GB'],
  ['EL', 'GR'],
  ['XK', 'XK'],
  ['Kosovo', 'XK'],
])('the territory %j is %s in any Unicode form (product 23.19)', (text, code) => {
  expect([text.normalize('NFC'), text.normalize('NFD')].map((written) => readTerritory(written))).toEqual([code, code]);
});

test.each(['', '-', 'ZZ', 'XX', 'QM', 'EU', 'Europe', 'Europa', 'Rest of World', 'RoW', 'International', 'Unknown'])(
  '%j is not a country, and the office is not asked (product 23.19)',
  (text) => {
    expect(readTerritory(text)).toBe('ZZ');
  },
);

test.each(['Atlantis', 'North America', 'Americas', '40', '1', 'DE-AT', 'Áo'])(
  '%j is not guessed: the office is asked (product 23.19)',
  (text) => {
    expect(readTerritory(text)).toBe('XX');
  },
);

test('a name that the office identified is read in any case and Unicode form, and known names keep their meaning (product 23.19)', () => {
  const named = new Map([
    [territoryKey('États de l’Union'), 'US'],
    [territoryKey('Amerika'), 'ZZ'],
    [territoryKey('Germany'), 'FR'],
  ]);
  const read = ['ÉTATS DE L’UNION', 'États de l’Union'.normalize('NFD'), 'Amerika', 'Germany', 'Atlantis'];
  expect(read.map((text) => readTerritory(text, named))).toEqual(['US', 'US', 'ZZ', 'DE', 'XX']);
  const long = `The ${'very '.repeat(30)}far country`;
  expect(readTerritory(long, new Map([[territoryKey(long.slice(0, 100)), 'PT']]))).toBe('PT');
});

test('all three codes of each territory are read (product 23.19)', () => {
  expect(territoryCodes.map(({ code }) => code)).toEqual(territories.map(({ code }) => code as string).sort());
  for (const { code, letters, number } of territoryCodes)
    expect([code, letters, number, code.toLowerCase()].map((text) => readTerritory(text))).toEqual(Array(4).fill(code));
});

/**
 * Names that are ambiguous: several territories share them in some language, or they are codes of different
 * territories.
 */
const unclear = ['Kongo', 'São Martinho', 'R.-U.', 'RU', 'VK', 'BK', 'VS'];

test.each('de fr es it pt pt-PT nl sv da nb fi pl cs tr ru ja ko zh zh-Hant'.split(' '))(
  'understands CLDR’s names of territories in %s (product 23.19)',
  (language) => {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
      const wrong = territories.flatMap(({ code }) => {
        const name = names.of(code);
        return !name || unclear.includes(name) || readTerritory(name) === code
          ? []
          : [`${name}: ${readTerritory(name)}`];
      });
      expect(wrong).toEqual([]);
    }
  },
);
