/** Formats a string as an SQL literal. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Makes the SQL statements that create a table of strings. */
export function createTable(name: string, columns: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const CHUNK = 1_000;
  const create = `CREATE OR REPLACE TABLE ${name} (${columns.map((column) => `"${column}" VARCHAR`).join(', ')})`;
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, n) =>
    rows.slice(n * CHUNK, (n + 1) * CHUNK),
  );
  const values = (chunk: readonly (readonly string[])[]) =>
    chunk.map((row) => `(${row.map(literal).join(', ')})`).join(', ');
  return [create, ...chunks.map((chunk) => `INSERT INTO ${name} VALUES ${values(chunk)}`)];
}
