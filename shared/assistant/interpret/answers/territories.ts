import { territories as rows } from '../../../reference/territories.ts';
import type { PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import { type PlacesReading, readTerritories } from '../places/read-places.ts';
import { placeActs } from './place-acts.ts';
import { stores } from './stores.ts';

const WORDS: Record<PlacesReading['how'], string> = {
  only: 'Only',
  'all-except': 'Worldwide but',
  add: 'Also',
  remove: 'Without',
};
const nameOf = (code: string) => rows.find((row) => row.code === code)?.name ?? code;
/** Sorts country codes in the order of our list, and drops unknown ones. */
export const knownCodes = (codes: readonly string[]) =>
  rows.map(({ code }) => code).filter((code) => codes.includes(code));
/** The maximum number of countries of a region to list by name. */
const MAX_NAMED_COUNTRIES = 6;
const named = (codes: readonly string[]) =>
  codes.length <= MAX_NAMED_COUNTRIES
    ? codes.map(nameOf).join(', ')
    : `${codes.slice(0, MAX_NAMED_COUNTRIES).map(nameOf).join(', ')} and ${codes.length - MAX_NAMED_COUNTRIES} more`;

/** Reads where the release will be available: worldwide, only in some countries, or everywhere except some. */
export const territories: Answer = (text, context) => {
  // 'Everywhere but TikTok', in reply to the stores question, is about stores.
  if (context.question.step === 'stores') return stores(text, context);
  const reading = readTerritories(text);
  const act = (how: PlacesReading['how'], codes: string[]): PlainAct => ({
    kind: 'territories',
    how,
    territories: knownCodes(codes),
  });
  return (
    reading &&
    placeActs(reading, text, act, (how, codes) => (codes.length === 0 ? 'Worldwide' : `${WORDS[how]} ${named(codes)}`))
  );
};
