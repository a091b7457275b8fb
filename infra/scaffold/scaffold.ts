/** A line in a file that is there: it is put before the first line that holds `before`. */
export type Row = { file: string; before: string; text: string };

/** What something new consists of: files, by their paths, and rows in others'. */
export type Scaffold = { files: Readonly<Record<string, string>>; rows: readonly Row[] };
