import { exportWarnings } from './export-warnings.ts';

const good = { looksGoodBy: 'Olga Office', isReviewed: true };
/** A card that was stored before reviews were recorded. */
const goodEarlier = { looksGoodBy: 'Olga Office', isReviewed: false };
const opened = { looksGoodBy: null, isReviewed: true };
const untouched = { looksGoodBy: null, isReviewed: false };

describe('product 14.12: the confirmation says how many releases nobody looked at', () => {
  test.each([
    ['nothing when all look good', [good, goodEarlier], []],
    [
      'how many have no mark, and how many of them nobody opened',
      [good, opened, untouched, untouched],
      ['3 of the 4 are not marked “Looks good”.', '2 of the 4 were never opened for review.'],
    ],
    [
      'one of several',
      [good, untouched],
      ['1 of the 2 is not marked “Looks good”.', '1 of the 2 was never opened for review.'],
    ],
    ['all opened', [opened, opened], ['None of the 2 is marked “Looks good”.']],
    [
      'all untouched',
      [untouched, untouched],
      ['None of the 2 is marked “Looks good”.', 'None of the 2 was opened for review.'],
    ],
    ['a single one', [untouched], ['It is not marked “Looks good”.', 'No one has opened it for review.']],
  ])('%s', (_, cards, warnings) => {
    expect(exportWarnings(cards)).toEqual(warnings);
  });
});
