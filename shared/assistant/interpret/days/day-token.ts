import type { Unit } from './day-words.ts';
import type { Feast } from './feasts.ts';

/**
 * The meaning of one or more words about a time. `kind` is the letter of the token in the patterns of `day-grammar.ts`.
 */
export type Token = {
  kind: string;
  /** Index of the first word; `to` is the index after the last word. */
  from: number;
  to: number;
  /** The number of the day, month, weekday or year, or a count of units. */
  value: number;
  unit?: Unit;
  feast?: Feast;
  /** The numbers of a numeric date, in order. */
  parts?: readonly number[];
  /** Whether the first number of a numeric date is the day. */
  isDayFirst?: boolean;
  isPlural?: boolean;
  /** Whether a comma precedes the token. */
  isApart?: boolean;
  /** Whether any such weekday may be meant: 'Some Friday'. */
  isAny?: boolean;
  isOrdinal?: boolean;
  /** Whether a number alone certainly means a day: 'the 20th'. */
  isSet?: boolean;
};
