/** A trade term: its name, other names for it, and its meaning in plain words. */
export type Term = { term: string; also: readonly string[]; means: string };
