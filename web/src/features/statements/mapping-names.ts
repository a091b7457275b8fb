import type { Mapping } from '../../../../shared/statements/mapping.ts';

export type CellName = keyof Mapping['columns'];

/** What a column may hold, in the order of the form. */
export const cells: readonly { name: CellName; label: string; hint?: string }[] = [
  { name: 'amount', label: 'Amount', hint: 'What is paid for the line' },
  { name: 'isrc', label: 'ISRC' },
  { name: 'upc', label: 'UPC' },
  { name: 'title', label: 'Title' },
  { name: 'artist', label: 'Artist' },
  { name: 'quantity', label: 'Quantity', hint: 'Streams, sales' },
  { name: 'store', label: 'Store' },
  { name: 'territory', label: 'Country' },
  { name: 'use', label: 'Kind of use' },
  { name: 'currency', label: 'Currency' },
  { name: 'from', label: 'Month, or its first day' },
  { name: 'to', label: 'Last day' },
];

const like: Record<CellName, RegExp> = {
  amount: /net|payable|earning|royalt|amount|revenue|total/i,
  isrc: /isrc/i,
  upc: /upc|ean|barcode/i,
  title: /track|title|song/i,
  artist: /artist/i,
  quantity: /quantity|units|streams|plays|\bcount\b/i,
  store: /store|retailer|service|dsp|platform|partner/i,
  territory: /country|territory|region/i,
  use: /use type|sale type|usage|product type|trans/i,
  currency: /currency/i,
  from: /month|period|start|date/i,
  to: /end date|end$/i,
};

/** What a column's name says that it holds: a beginning, for a person to correct. No column is taken twice. */
export function guessed(columns: readonly string[]): Partial<Record<CellName, string>> {
  const taken = new Set<string>();
  const found: Partial<Record<CellName, string>> = {};
  const sure: readonly CellName[] = ['isrc', 'upc', 'currency', 'artist', 'to'];
  for (const name of [...sure, ...cells.map((cell) => cell.name).filter((cell) => !sure.includes(cell))]) {
    const column = columns.find((one) => !taken.has(one) && like[name].test(one));
    if (!column) continue;
    found[name] = column;
    taken.add(column);
  }
  return found;
}
