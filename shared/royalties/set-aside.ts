/**
 * Why a row is not a sale, so that it is neither a line nor a bad line (product 23.25). `total`: it sums up other rows.
 * `excluded`: the office or the format excludes such rows. `unnamed`: it names no recording. `other-currency`: its
 * currency is not the statement's. `header`: it repeats the header. `note`: it is a remark. `blank`: it is empty.
 */
export const setAsideReasons = ['total', 'excluded', 'unnamed', 'other-currency', 'header', 'note', 'blank'] as const;
export type SetAsideReason = (typeof setAsideReasons)[number];

/** A row set aside. `line` is its number in a spreadsheet, from 1. */
export type SetAsideRow = { line: number; reason: SetAsideReason; text: string };

/** All rows that were set aside for one reason. `amount` is the sum of their amount column. */
export type SetAsideGroup = { reason: SetAsideReason; rows: number; amount: string };
