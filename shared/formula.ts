/** What starts a formula when a spreadsheet opens a CSV. */
const BEGINS = /^\s*[=+\-@\t\r]/;
/** What runs: the call of a function, whose name may have spaces after it, or another program's data (DDE: `program|topic!item`). */
const RUNS = /\p{L}\s*\(|\|.*!/su;

/**
 * Whether a spreadsheet would run a value as a formula: it begins like one and holds something that acts. A sign at the beginning of
 * a name is none: `+44`, `-M-` and `@home` are acts (decisions, "Findings").
 */
export const readsAsFormula = (value: string): boolean => BEGINS.test(value) && RUNS.test(value);
