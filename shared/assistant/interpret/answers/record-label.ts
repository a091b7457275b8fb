import type { PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import { saysNoLabel } from '../declarations/no-label.ts';
import { certaintyOf, freeTextActs } from '../values/free-text-acts.ts';
import { readValue } from '../values/read-value.ts';

const setLabel = (value: string): PlainAct => ({ kind: 'set-release', field: 'recordLabel', value });

/** Phrases that say how long an artist has been with a label. */
const SINCE =
  /\s+(?:since|for the|for about|seit|desde|depuis|dal|da)\s+(?:\d{4}|last|this|the|a|two|three|\d+|hace|el|o|l'|letztem|einem|zwei|anno|due)\b.*$/i;

/** A place after a label's name: 'Fern Hall Records out of Leeds'. */
const PLACE_AFTER_LABEL =
  /(?<=\p{Lu}\S*(?:\s+\S+)*)\s+(?:out of|based in|based out of|aus|con sede en|basé à|con sede a)\s+\p{Lu}[\p{L} ]*$/u;

const bareOf = (text: string): string => text.replace(SINCE, '').replace(PLACE_AFTER_LABEL, '');

/** Reads the record label, or a statement that there is none. */
export const recordLabel: Answer = (text, context) => {
  if (/\n/.test(text)) return undefined;
  return saysNoLabel(text) ? [{ kind: 'skip' }] : freeTextActs(bareOf(text), 'label', context, setLabel);
};

/** Reads a label that the message names explicitly: "idk just put Fern Hall". */
export const plainLabel: Answer = (text) => {
  const reading = /\n/.test(text) || text.length > 300 ? undefined : readValue(bareOf(text), 'label');
  if (!reading?.isNamed || reading.besides.length > 0 || certaintyOf(reading, 'label') !== 'sure' || saysNoLabel(text))
    return undefined;
  return [setLabel(reading.value)];
};
