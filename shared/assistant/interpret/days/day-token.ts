import type { Unit } from './day-words.ts';
import type { Feast } from './feasts.ts';

/** What a word or a few say about a time, in one letter: the grammar of `day-grammar.ts` is written over these letters. */
export type Token = {
  kind: string;
  /** Words `from` up to, but not with, `to`. */
  from: number;
  to: number;
  /** The number of a day, month, weekday, year, or what else is counted. */
  value: number;
  unit?: Unit;
  feast?: Feast;
  /** Of a date in numbers: its parts as they stand. */
  parts?: readonly number[];
  /** Of a date in numbers: the first is the day. */
  isDayFirst?: boolean;
  isPlural?: boolean;
  /** A comma stands before it. */
  isApart?: boolean;
  /** 'Some Friday' */
  isAny?: boolean;
  isOrdinal?: boolean;
  /** 'the 20th': a number alone that is a day. */
  isSet?: boolean;
};
