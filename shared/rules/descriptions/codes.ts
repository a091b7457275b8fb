import type { codeRules } from '../codes.ts';
import type { DescriptionsOf } from '../rule.ts';

/** The descriptions of the rules in `codes.ts`. */
export const codeDescriptions: DescriptionsOf<typeof codeRules> = {
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
};
