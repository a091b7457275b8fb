import type { rightsRules } from '../rights.ts';
import type { DescriptionsOf } from '../rule.ts';

/** The descriptions of the rules in `rights.ts`. */
export const rightsDescriptions: DescriptionsOf<typeof rightsRules> = {
  'line-sign': {
    about: 'Stores add ℗ and ©. Written into the holder or the label, they are shown twice.',
    fields: ['pLine', 'cLine', 'recordLabel'],
    source: ['ddex', 'spotify2015'],
    since: '2026-12',
    good: ['Ferry House Records'],
    bad: ['© Ferry House', 'Ferry House. All rights reserved', '(P) Ferry House'],
  },
  'line-year-twice': {
    about: 'The year has a field of its own, and stands before the holder.',
    fields: ['pLine', 'cLine'],
    source: ['apple', 'ddex'],
    since: '2026-12',
    good: ['Ferry House', '1984 and Sons', '2026 Records'],
    bad: ['2026 Ferry House', 'Ferry House 2026'],
  },
  'line-year': {
    about: 'The year in which the recording or the artwork was first published. It can be next year at the latest.',
    fields: ['pLine', 'cLine'],
    source: ['apple', 'practice'],
    since: '2026-12',
    good: [{ shown: '2026 Ferry House', release: { pLine: { year: 2026, holder: 'Ferry House' } } }],
    bad: [{ shown: '2062 Ferry House', release: { pLine: { year: 2062, holder: 'Ferry House' } } }],
  },
  'line-nobody': {
    about: 'The holder of a right is a person or a company: you, or your label.',
    fields: ['pLine', 'cLine'],
    source: ['ddex', 'practice'],
    since: '2026-12',
    good: ['Jo Berg', 'Unknown Pleasures Ltd'],
    bad: ['None', 'n/a', 'Unknown', '2026'],
  },
  'line-distributor': {
    about: 'The holder is the artist or the label. A distributor holds no rights in the music.',
    fields: ['pLine', 'cLine'],
    source: ['apple', 'practice'],
    since: '2026-12',
    good: ['Jo Berg'],
    bad: ['DistroKid', 'TuneCore'],
  },
  'label-none': {
    about: 'Without a label, stores show the artist’s name. “Independent” is the name of many labels.',
    fields: ['recordLabel'],
    source: ['routeNote'],
    since: '2026-12',
    good: ['Ferry House', ''],
    bad: ['Independent', 'Unsigned', 'No Label', 'Sin sello', '없음'],
  },
  'label-major': {
    about: 'Major labels deliver their own releases, so stores send back their names from anybody else.',
    fields: ['recordLabel', 'pLine'],
    source: ['apple', 'practice'],
    since: '2026-12',
    good: ['Epicentre Records', 'Islands', 'Columbia River Records', 'Def Jam Session'],
    bad: ['Sony Music', 'Warner Music Group', 'Columbia', 'Republic Records'],
  },
};
