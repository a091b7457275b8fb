import { orderKeys } from './order-keys.ts';

const keysOf = (salesStart: string, title = 'Ölüdeniz, Live', artist = 'Sigur Rós') => {
  const { titlePK, artistPK, datePK, titleSK, artistSK, dateSK } = orderKeys({
    status: 'submitted',
    title,
    artist,
    salesStart,
  });
  expect([titlePK, artistPK, datePK]).toEqual(Array(3).fill('RELEASES#submitted'));
  return [titleSK, artistSK, dateSK];
};

test('names are ordered without accents, signs and capitals; “as soon as possible” comes before every day, and a missing value last (product 13.5)', () => {
  expect(keysOf('2027-05-01')).toEqual(['oludeniz live', 'sigur ros', '2027-05-01']);
  expect(keysOf('asap', '!!!', '')).toEqual(['~', '~', '0']);
  expect(keysOf('')).toEqual(['oludeniz live', 'sigur ros', '~']);
  const days = ['', '2027-05-01', 'asap', '2026-12-31'].map((day) => keysOf(day)[2]);
  expect(days.sort()).toEqual(['0', '2026-12-31', '2027-05-01', '~']);
  expect('~' > 'zebu').toBe(true);
});
