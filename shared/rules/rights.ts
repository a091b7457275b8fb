import type { Found } from './finding.ts';
import { onPattern, onTexts, without } from './on-texts.ts';
import { type DescriptionsOf, defineRules } from './rule.ts';
import { UNKNOWN_NAME } from './unknown-names.ts';

const SIGN = /[©℗®ⒸⓅ]|\([cp]\)|\ball rights reserved\b\.?|\bcopyright\b/iu;
const YEAR_FIRST = /^(?:19|20)\d{2}\b[\s,]*/u;
/** A label may be called after a year: “2026 Records”. */
const YEAR_OF_LABEL = /^\d{4}\s+(?:records?|recordings|music|media|entertainment|ltd|llc|gmbh)\b/iu;
/** DistroKid writes such a holder for artists who enter none. */
const DISTRIBUTOR =
  /\b(?:distrokid|tunecore|cd ?baby|routenote|amuse|ditto music|united ?masters|onerpm|spotify)\b|^\d{5,9} records dk\d*$/iu;
const NO_LABEL =
  /^(?:unsigned|independent(?: (?:artist|label))?|indie|none|n\/?a|self[- ]?released?|no label|label|records|kein(?: label)?|sin sello(?: discográfico)?|sans label|nessuna etichetta|sem (?:gravadora|selo)|нет|без лейбла|なし|없음|无|無)$/iu;
const MAJOR =
  /^(?:(?:sony|universal|warner) music(?:\s.*)?|(?:atlantic|interscope|columbia|rca|capitol|island|epic|virgin|republic|warner|emi|def jam)(?: (?:records?|recordings|music))?(?:,? (?:inc|ltd|llc|gmbh|uk|us)\.?)*)$/iu;
/** A holder is somebody. */
const hasLetters = (value: string): boolean => /\p{L}/u.test(value);
/** Recordings that are protected are not older. */
const FIRST_YEAR = 1900;

/** Rules about rights and labels. */
export const rightsRules = defineRules({
  'line-sign': {
    severity: 'contestable',
    name: '℗, © and rights in a line',
    check: onTexts(['holder', 'label'], (value, { kind }) => {
      if (!SIGN.test(value)) return undefined;
      const rest = without(value, SIGN).replace(/^[\s&,.]+|[\s&.,]+$/gu, '');
      const to = kind === 'label' ? rest.replace(YEAR_FIRST, '') : rest;
      return {
        text: 'Stores add ℗ and © themselves.',
        fix: hasLetters(to) ? { label: `Write “${to}”`, to, isSafe: true } : undefined,
      };
    }),
  },
  'line-year-twice': {
    severity: 'contestable',
    name: 'The year twice in a line',
    check: onTexts(['holder'], (value, { place }, { release }) => {
      const line = place.field === 'pLine' ? release.pLine : release.cLine;
      const year = line && new RegExp(`^${line.year}\\b[\\s,]*|[\\s,]+\\(?${line.year}\\)?$`, 'u');
      if (!year?.test(value) || YEAR_OF_LABEL.test(value)) return undefined;
      const to = value.replace(year, '');
      return {
        text: 'The year stands before the holder already.',
        fix: hasLetters(to) && !SIGN.test(to) ? { label: `Write “${to}”`, to, isSafe: true } : undefined,
      };
    }),
  },
  'line-year': {
    severity: 'advice',
    name: 'The year of the P-line or C-line',
    check: ({ release, now }) =>
      (['pLine', 'cLine'] as const).flatMap((field): Found[] => {
        const line = release[field];
        if (!line || (line.year >= FIRST_YEAR && line.year <= now.getUTCFullYear() + 1)) return [];
        return [{ place: { field }, text: `Is ${line.year} right?` }];
      }),
  },
  'line-nobody': {
    severity: 'contestable',
    name: 'A holder without a name',
    check: onTexts(['holder'], (value) =>
      UNKNOWN_NAME.test(value) || NO_LABEL.test(value) || /^[\d\s]+$/u.test(value)
        ? { text: `“${value}” names no holder. The holder is you or your label.` }
        : undefined,
    ),
  },
  'line-distributor': {
    severity: 'contestable',
    name: 'A distributor as holder',
    check: onPattern(
      ['holder'],
      DISTRIBUTOR,
      (name) => `${name} holds no rights in your music. The holder is you or your label.`,
    ),
  },
  'label-none': {
    severity: 'advice',
    name: 'The record label',
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
    check: onPattern(
      ['label', 'holder'],
      MAJOR,
      (label) => `${label} delivers its releases itself. Is it really yours?`,
    ),
  },
});

/** Their descriptions, for the page of rules and for their tests. */
export const rightsDescriptions = (): DescriptionsOf<typeof rightsRules> => ({
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
});
