import { releaseEdit, trackEdit } from '../releases/field-edit.ts';
import type { Found } from './finding.ts';
import { defineRules, onEachTrack, onRelease } from './rule.ts';

/** Numbers that GS1 keeps for coupons, for use inside a shop, and for books and magazines. */
const NOT_A_RECORDING = /^(?:0?[245]\d{11}|2\d{12}|97[789]\d{10}|9[89]\d{11})$/u;

/** Rules about the codes of recordings and releases. */
export const codeRules = defineRules({
  'isrc-twice': {
    severity: 'blocking',
    name: 'The same ISRC twice',
    check: ({ tracks }) =>
      tracks.flatMap(({ id: trackId, isrc }, n): Found[] => {
        const first = tracks.findIndex((other) => isrc !== '' && other.isrc === isrc);
        return first >= 0 && first < n
          ? [
              {
                place: { field: 'isrc', trackId },
                text: `Track ${first + 1} has this ISRC. Each recording needs its own.`,
                fix: { label: 'Get a new one for this track', edits: [{ trackId, edit: trackEdit('isrc', isrc, '') }] },
              },
            ]
          : [];
      }),
  },
  'isrc-future': {
    severity: 'advice',
    name: 'The year of the ISRC',
    check: onEachTrack(({ id: trackId, isrc }, { now }) => {
      const year = Number(isrc.slice(5, 7));
      const thisYear = now.getUTCFullYear() % 100;
      // The first codes are of 1986, so a greater number is of the last century.
      return isrc !== '' && year > thisYear && year < 86
        ? {
            place: { field: 'isrc', trackId },
            text: `This ISRC contains the year 20${isrc.slice(5, 7)}. Please compare it with the original.`,
          }
        : undefined;
    }),
  },
  'upc-reserved': {
    severity: 'contestable',
    name: 'The range of the UPC',
    check: onRelease(({ release: { upc } }) =>
      NOT_A_RECORDING.test(upc)
        ? {
            place: { field: 'upc' },
            words: upc,
            text: 'Numbers like this are kept for books, coupons or use inside a shop.',
            fix: { label: 'Get a new one', edits: [{ edit: releaseEdit('upc', upc, '') }] },
          }
        : undefined,
    ),
  },
});
