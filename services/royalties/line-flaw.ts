import * as z from 'zod';
import { keysOf } from '../../shared/typed-record.ts';

/** Reasons why a line cannot be read. */
const flaws = {
  'too-few-columns': 'It has fewer columns than the header.',
  'too-many-columns': 'It has more columns than the header.',
  quote: 'A quoted cell is never closed.',
  'too-long': 'It is too long for a line.',
  unreadable: 'It can’t be read.',
  amount: 'Its amount is not a number.',
  'too-precise': 'Its amount has too many decimals to read exactly.',
  'currency-sign': 'Its amount has the sign of another currency.',
  quantity: 'Its quantity is not a number.',
  month: 'Its month is not a date.',
  'date-unclear': 'Its date can be read in two ways: the day first, or the month first.',
  currency: 'Its currency is not a three-letter code.',
  summary: 'It names a summary that the file does not have.',
} as const;
export type Flaw = keyof typeof flaws;
export const Flaw = z.enum(keysOf(flaws));

/** A line that cannot be read. `line` is its row number in a spreadsheet, from 1; `text` is the row itself. */
export type BadLine = { line: number; reason: Flaw; amount: string; text: string };

/** Returns the description of a flaw for people. */
export const flawText = (reason: Flaw): string => flaws[reason];
