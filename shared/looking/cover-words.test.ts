import { addressOn, handleOn, isAdvisory, priceOn, storeOn } from './cover-words.ts';
import type { Look } from './look.ts';

const box = { x: 0.1, y: 0.1, width: 0.5, height: 0.1 };
const showing = (...lines: string[]): Look => ({ v: 1, lines: lines.map((text) => ({ text, box, sure: 0.95 })) });

describe('product 38.3: words that stores refuse', () => {
  test.each([
    ['www.maraellis.com', 'www.maraellis.com'],
    ['WWW. MARAELLIS .COM', 'WWW.MARAELLIS.COM'],
    ['visit maraellis.com/tour', 'maraellis.com/tour'],
    ['linktr.ee/mara', 'linktr.ee/mara'],
    ['https://mara.fm', 'https://mara.fm'],
    ['booking@mara.co', 'booking@mara.co'],
    ['Booking +49 30 1234567', '+49 30 1234567'],
    ['(212) 555-0148', '(212) 555-0148'],
    ['212-555-0148', '212-555-0148'],
  ])('“%s” is an address', (line, text) => expect(addressOn(showing('Night Ferry', line))).toEqual({ text, box }));

  test.each([
    'Night Ferry',
    'Vol. 2. Commons',
    'feat.Ines',
    '12.12.2026',
    'Mr.Common',
    'St.it',
    '10/10',
    'side A/B',
    '(1999-2004)',
    'No. 5',
    'R.E.M./live',
    'a.m./p.m.',
    'FOLLOW@mara.ellis',
  ])('“%s” is none', (line) => expect(addressOn(showing(line))).toBeUndefined());

  test('a name from social media begins with an at sign', () => {
    expect(handleOn(showing('follow @mara.ellis'))?.text).toBe('@mara.ellis');
    expect(handleOn(showing('@ mara'))?.text).toBe('@mara');
    expect(handleOn(showing('mail@mara.com', 'LIVE@9'))).toBeUndefined();
  });

  test('a price has a currency', () => {
    for (const price of ['$9.99', '€ 10', '9,99 €', 'USD 5'])
      expect(priceOn(showing(`only ${price}`))?.text).toBe(price);
    expect(priceOn(showing('A$AP', '9.99', 'Track 10'))).toBeUndefined();
  });

  test('stores and social networks are found by their letters, and ordinary words are not', () => {
    expect(storeOn(showing('Out now on SPOTIFY'))?.text).toBe('Out now on SPOTIFY');
    expect(storeOn(showing('Apple Music'))?.text).toBe('Apple Music');
    expect(storeOn(showing('Tidal', 'Pandora', 'Twitter'))).toBeUndefined();
  });

  test('the mark of explicit content is found without its space', () => {
    expect(isAdvisory({ text: 'PARENTALADVISORY', box })).toBe(true);
    expect(isAdvisory({ text: 'Parental guidance', box })).toBe(false);
  });
});
