import { foreignTitle } from './foreign-title.ts';
import type { Look } from './look.ts';

type Line = [text: string, height: number, y?: number];
const showing = (...lines: Line[]): Look => ({
  v: 1,
  lines: lines.map(([text, height, y], n) => ({
    text,
    box: { x: 0.1, y: y ?? 0.1 + n * 0.2, width: 0.8, height },
    sure: 0.95,
  })),
});
const names = { title: 'Night Ferry', artists: ['Mara Ellis', 'Jonas Field'], others: ['Quayside Recordings'] };
const found = (look: Look, changed: Partial<typeof names> = {}) => foreignTitle(look, { ...names, ...changed })?.text;

describe('product 38.4: another title on the cover', () => {
  test('is one beside the artist, or alone and large', () => {
    expect(found(showing(['Day Boat', 0.1], ['Mara Ellis', 0.08]))).toBe('Day Boat');
    expect(found(showing(['Night Ferry', 0.1], ['Someone Else', 0.08]))).toBe('Someone Else');
    expect(found(showing(['Golden Dust', 0.06]))).toBe('Golden Dust');
  });

  test('is none that is small', () => {
    expect(found(showing(['recorded in Lisbon', 0.03], ['Mara Ellis', 0.08]))).toBeUndefined();
    expect(found(showing(['HOTEL DELUXE', 0.04]))).toBeUndefined();
    expect(found(showing(['EP', 0.2]))).toBeUndefined();
  });

  test.each<[string, Look]>([
    ['spaces, case and accents', showing(['NÍGHTFERRY', 0.1], ['MARA  ELLIS', 0.1])],
    ['one wrong letter in six', showing(['Nlght Ferry', 0.1], ['Mara Eilis', 0.1])],
    ['lines that break a title', showing(['Night', 0.1], ['Ferry', 0.1], ['Mara', 0.1], ['Ellis', 0.1])],
    ['another order of the lines', showing(['Ferry', 0.1], ['Ellis', 0.1], ['Mara', 0.1], ['Night', 0.1])],
    ['a label', showing(['Quayside Recordings', 0.1])],
    ['no words', showing()],
    ['whatever stands beside title and artist', showing(['Night Ferry', 0.1], ['Mara Ellis', 0.1], ['Live in Lisbon', 0.2])],
  ])('makes no difference: %s', (_, look) => expect(found(look)).toBeUndefined());

  test('is not looked for where words could not be read, or may be of another script', () => {
    const other = showing(['Golden Dust', 0.1]);
    expect(found({ ...other, unread: true })).toBeUndefined();
    expect(found(other, { title: 'Ночной паром' })).toBeUndefined();
    expect(found(other, { artists: ['김하늘'] })).toBeUndefined();
    // НОЧНОЙ ПАРОМ, as the reader reads it.
    expect(found(showing(['HOYHON NAPOM', 0.1]), { title: 'Nochnoy Parom' })).toBeUndefined();
  });

  test('Chinese titles are compared, with room for variants of a character', () => {
    expect(found(showing(['夜航船', 0.1]), { title: '夜航船' })).toBeUndefined();
    expect(found(showing(['夜航舩', 0.1]), { title: '夜航船' })).toBeUndefined();
    expect(found(showing(['金色尘埃', 0.1]), { title: '夜航船' })).toBe('金色尘埃');
  });
});
