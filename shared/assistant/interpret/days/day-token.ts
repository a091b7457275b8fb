import type { Unit } from './day-words.ts';
import type { Holiday } from './holidays.ts';

/** One or more words about a time. `kind` is the letter of the token in the patterns of `day-grammar.ts`. */
export type Token = {
  kind: string;
  /** Index of the first word; `to` is the index after the last word. */
  from: number;
  to: number;
  /** The number of the day, month, weekday or year, or of units. */
  value: number;
  unit?: Unit;
  feast?: Holiday;
  /** The numbers of a numeric date, in order. */
  parts?: readonly number[];
  /** Whether the first number of a numeric date must be the day. */
  isDayFirst?: boolean;
  isPlural?: boolean;
  /** Whether there is a comma before the token. */
  isApart?: boolean;
  /** Whether no particular weekday is meant: 'Some Friday'. */
  isAny?: boolean;
  isOrdinal?: boolean;
  /** Whether a number by itself certainly means a day: 'the 20th'. */
  isSet?: boolean;
};
