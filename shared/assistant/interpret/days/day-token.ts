import type { Unit } from './day-words.ts';
import type { Feast } from './feasts.ts';

/** The meaning of one or more words about a time. `kind` is its letter in the patterns of `day-grammar.ts`. */
export type Token = {
  kind: string;
  /** Index of the first word; `to` is the one behind the last. */
  from: number;
  to: number;
  /** The number of the day, month, weekday or year, or a count. */
  value: number;
  unit?: Unit;
  feast?: Feast;
  /** The numbers of a numeric date, in order. */
  parts?: readonly number[];
  /** Whether the first number of a numeric date is the day. */
  isDayFirst?: boolean;
  isPlural?: boolean;
  /** A comma precedes it. */
  isApart?: boolean;
  /** 'Some Friday' */
  isAny?: boolean;
  isOrdinal?: boolean;
  /** A number alone that is a day: 'the 20th'. */
  isSet?: boolean;
};
