/** A line to insert into an existing file, before the first line that contains `before`. */
export type Row = { file: string; before: string; text: string };

/** The parts of a new domain or screen: files by path, and rows in existing files. */
export type Scaffold = { files: Readonly<Record<string, string>>; rows: readonly Row[] };
