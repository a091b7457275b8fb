/**
 * Rows that are not sales, and so are neither counted nor bad (product 23.25). `total`: the sum of other rows. `excluded`: the office, or the
 * format, says that such rows are none. `unnamed`: it names no recording. `header`: the names of the columns once more. `note`: a remark.
 */
export const setAsideReasons = ['total', 'excluded', 'unnamed', 'other-currency', 'header', 'note', 'blank'] as const;
export type SetAsideReason = (typeof setAsideReasons)[number];

/** A row that was set aside, counted as a spreadsheet counts rows, from 1. */
export type SetAsideRow = { line: number; reason: SetAsideReason; text: string };

/** All rows that were set aside for one reason. `amount` is the sum of what their amount column says. */
export type SetAsideGroup = { reason: SetAsideReason; rows: number; amount: string };
