import type { Found } from './finding.ts';
import { onPattern, onTexts, without } from './on-texts.ts';
import { defineRules } from './rule.ts';
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
