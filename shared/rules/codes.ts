import { releaseEdit, trackEdit } from '../releases/field-edit.ts';
import type { Found } from './finding.ts';
import { type DescriptionsOf, defineRules, onEachTrack, onRelease } from './rule.ts';

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

/** Their descriptions, for the page of rules and for their tests. */
export const codeDescriptions = (): DescriptionsOf<typeof codeRules> => ({
  'isrc-twice': {
    about: 'Each recording has its own ISRC. If two tracks share one, the plays of one are counted for the other.',
    fields: ['track.isrc'],
    source: ['isrc'],
    since: '2026-12',
    good: [{ shown: 'Two ISRCs', tracks: [{ isrc: 'DEA122600001' }, { isrc: 'DEA122600002' }] }],
    bad: [{ shown: 'One ISRC on two tracks', tracks: [{ isrc: 'DEA122600001' }, { isrc: 'DEA122600001' }] }],
  },
  'isrc-future': {
    about:
      'The sixth and seventh characters are the year in which the code was assigned, so it cannot be in the future.',
    fields: ['track.isrc'],
    source: ['isrc'],
    since: '2026-12',
    good: ['DEA122600001', 'DEA129900001'],
    bad: ['DEA124100001'],
  },
  'upc-reserved': {
    about: 'GS1 keeps some ranges of numbers for coupons, books and use inside a shop. Stores refuse them for music.',
    fields: ['upc'],
    source: ['gs1'],
    since: '2026-12',
    good: ['036000291452', '4006381333931'],
    bad: ['9780306406157', '2000000000008'],
  },
});
