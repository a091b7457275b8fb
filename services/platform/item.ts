/** An item in a table, as it was read. */
export type Item = Record<string, unknown>;
