import { sumOf } from '../../shared/earnings/figure.ts';
import type { Item } from '../platform/table.ts';
import { unpack } from './pack.ts';
import type { PackedSums } from './stored-earnings.ts';
import { toTally } from './tally-columns.ts';

/** A function that reads the table's stream gets bytes as text in base 64. */
const bytesOf = (earned: unknown): unknown => (typeof earned === 'string' ? Buffer.from(earned, 'base64') : earned);

/** The artist's share of a stored month in micro-dollars, without the names in it; 0 without an item. */
export const monthSum = (item: Item | undefined): bigint =>
  item ? sumOf(toTally(unpack<PackedSums>(bytesOf(item.earned)).releases).values()).micros : 0n;
