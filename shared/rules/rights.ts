import type { Found } from './finding.ts';
import { onPattern, onTexts, without } from './on-texts.ts';
import { defineRules } from './rule.ts';

const SIGN = /[©℗®]|\([cp]\)|\ball rights reserved\b\.?|\bcopyright\b/iu;
const YEAR_FIRST = /^(?:19|20)\d{2}\b[\s,]*/u;
const DISTRIBUTOR = /\b(?:distrokid|tunecore|cd ?baby|routenote|amuse|ditto music|unitedmasters|spotify)\b/iu;
const NO_LABEL = /^(?:unsigned|independent|indie|none|n\/?a|self[- ]?released|no label|label|records)$/iu;
const MAJOR =
  /^(?:sony music|universal music|warner music|atlantic records|interscope records|def jam|columbia records|rca records|capitol records|island records|epic records|virgin records|emi)(?:\s.*)?$/iu;
/** Recordings that are protected are not older. */
const FIRST_YEAR = 1900;

/** Rules about rights and labels. */
export const rightsRules = defineRules({
  'line-sign': {
    severity: 'contestable',
    name: 'Signs in the P-line or C-line',
    about: 'Stores add ℗ and ©. Written into the holder, they are shown twice.',
    fields: ['pLine', 'cLine'],
    source: ['ddex', 'spotify2015'],
    since: '2026-12',
    good: ['Ferry House Records'],
    bad: ['© Ferry House', 'Ferry House. All rights reserved', '(P) Ferry House'],
    check: onPattern(
      ['holder'],
      SIGN,
      () => 'Stores add ℗ and © themselves.',
      (value) => {
        const to = without(value, SIGN).replace(/[\s.,]+$/u, '');
        return { label: `Write “${to}”`, to, isSafe: true };
      },
    ),
  },
  'line-year-twice': {
    severity: 'contestable',
    name: 'The year twice in a line',
    about: 'The year has a field of its own, and stands before the holder.',
    fields: ['pLine', 'cLine'],
    source: ['apple', 'ddex'],
    since: '2026-12',
    good: ['Ferry House', '1984 and Sons'],
    bad: ['2026 Ferry House'],
    check: onTexts(['holder'], (value, { place }, { release }) => {
      const line = place.field === 'pLine' ? release.pLine : release.cLine;
      if (!line || !value.startsWith(String(line.year))) return undefined;
      const to = value.replace(YEAR_FIRST, '');
      return { text: 'The year stands before the holder already.', fix: { label: `Write “${to}”`, to, isSafe: true } };
    }),
  },
  'line-year': {
    severity: 'advice',
    name: 'The year of the P-line or C-line',
    about:
      'It is the year in which the recording or the artwork was first published. Next year is the latest that is right today.',
    fields: ['pLine', 'cLine'],
    source: ['apple', 'practice'],
    since: '2026-12',
    good: [{ shown: '2026 Ferry House', release: { pLine: { year: 2026, holder: 'Ferry House' } } }],
    bad: [{ shown: '2062 Ferry House', release: { pLine: { year: 2062, holder: 'Ferry House' } } }],
    check: ({ release, now }) =>
      (['pLine', 'cLine'] as const).flatMap((field): Found[] => {
        const line = release[field];
        if (!line || (line.year >= FIRST_YEAR && line.year <= now.getUTCFullYear() + 1)) return [];
        return [{ place: { field }, text: `Is ${line.year} right?` }];
      }),
  },
  'line-distributor': {
    severity: 'contestable',
    name: 'A distributor as holder',
    about: 'The holder is the artist or the label. A distributor holds no rights in the music.',
    fields: ['pLine', 'cLine'],
    source: ['apple', 'practice'],
    since: '2026-12',
    good: ['Jo Berg'],
    bad: ['DistroKid', 'TuneCore'],
    check: onPattern(
      ['holder'],
      DISTRIBUTOR,
      (name) => `${name} holds no rights in your music. The holder is you or your label.`,
    ),
  },
  'label-none': {
    severity: 'advice',
    name: 'The record label',
    about: 'Without a label, stores show the artist’s name. “Independent” is the name of many labels.',
    fields: ['recordLabel'],
    source: ['routeNote'],
    since: '2026-12',
    good: ['Ferry House', ''],
    bad: ['Independent', 'Unsigned', 'No Label'],
    check: onTexts(['label'], (value, _, { tracks, release }) => {
      if (!NO_LABEL.test(value)) return undefined;
      const artist = tracks[0]?.artists.find(({ role }) => role === 'Primary')?.name ?? '';
      const to = artist || release.recordLabel;
      return { text: 'Use the artist’s name if there is no label.', fix: { label: `Write “${to}”`, to } };
    }),
  },
  'label-major': {
    severity: 'contestable',
    name: 'The name of another label',
    about: 'A major label delivers its releases itself, so stores send back its name from anybody else.',
    fields: ['recordLabel', 'pLine'],
    source: ['apple', 'practice'],
    since: '2026-12',
    good: ['Epicentre Records', 'Islands'],
    bad: ['Sony Music', 'Warner Music Group'],
    check: onPattern(
      ['label', 'holder'],
      MAJOR,
      (label) => `${label} delivers its releases itself. Is it really yours?`,
    ),
  },
});
