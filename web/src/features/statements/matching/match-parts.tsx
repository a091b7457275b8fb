import { matchKinds, matchKindText } from '../../../data/statements/messages.ts';
import { decimalText } from '../../../lib/decimal-text.ts';
import { grouped, plural } from '../../../lib/format.ts';
import type { Column } from '../../../ui/list/column.ts';
import { Table } from '../../../ui/list/table.tsx';
import type { Planned } from '../statement-text.ts';

type Part = { kind: keyof Planned['matches']; recordings: number; lines: number; amount: string };

const columns = (currency: string): Column<Part>[] => [
  { key: 'kind', header: 'Recordings', cell: ({ kind }) => matchKindText[kind] },
  {
    key: 'recordings',
    header: 'Number',
    width: '8rem',
    align: 'end',
    cell: ({ recordings }) => grouped(recordings),
    narrow: ({ recordings }) => plural(recordings, 'recording'),
  },
  {
    key: 'lines',
    header: 'Lines',
    width: '8rem',
    align: 'end',
    cell: ({ lines }) => grouped(lines),
    narrow: ({ lines }) => plural(lines, 'line'),
  },
  {
    key: 'amount',
    header: `Amount, ${currency}`,
    width: '14rem',
    align: 'end',
    cell: ({ amount }) => decimalText(amount),
    narrow: ({ amount }) => `${currency} ${decimalText(amount)}`,
  },
];

/** The recordings by kind of match. Artists are paid only for matched recordings. */
export function MatchParts({ statement: { matches, read } }: { statement: Planned }) {
  const parts = matchKinds
    .map((kind) => ({ kind, ...matches[kind] }))
    .filter(({ kind, recordings }) => kind === 'matched' || recordings > 0);
  return (
    <div className="max-w-5xl">
      <Table
        label="Recordings by match status"
        columns={columns(read.currency)}
        rows={parts}
        keyOf={({ kind }) => kind}
      />
    </div>
  );
}
