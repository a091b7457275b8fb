import type { OfficeAdvance } from '../../../../shared/advances/advance.ts';
import { dollars } from '../../../../shared/money.ts';
import { advanceStateText } from '../../data/advances/messages.ts';
import { shortDate } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/list/column.ts';
import { percentText, releasesText } from './advance-text.ts';
import { EndAdvance } from './end-advance.tsx';

const amount = (micros: string) => dollars(BigInt(micros));

const tones = { open: 'ready', repaid: 'money', 'taken-back': 'danger', forgiven: 'danger' } as const;

/** The columns of the office's advances list (product 26.2). */
export const advanceColumns: Column<OfficeAdvance>[] = [
  { key: 'artist', header: 'Artist', width: '15%', cell: ({ artistName }) => artistName || 'Unknown' },
  {
    key: 'amount',
    header: 'Advance',
    width: '8rem',
    align: 'end',
    cell: ({ amountMicros }) => amount(amountMicros),
  },
  { key: 'left', header: 'Outstanding', width: '8rem', align: 'end', cell: ({ leftMicros }) => amount(leftMicros) },
  {
    key: 'state',
    header: 'State',
    width: '7.5rem',
    cell: ({ state }) => <Badge tone={tones[state]}>{advanceStateText[state]}</Badge>,
    narrow: ({ state }) => advanceStateText[state],
  },
  {
    key: 'from',
    header: 'Recouped from',
    cell: ({ parts, releases }) => `${percentText(parts)} of the share${releasesText(releases)}`,
  },
  { key: 'reason', header: 'Reason', cell: ({ reason, endReason }) => endReason ?? reason, narrow: null },
  {
    key: 'granted',
    header: 'Granted',
    width: '9rem',
    cell: ({ grantedAt, grantedBy }) => `${shortDate(grantedAt)}, ${grantedBy.name}`,
    narrow: null,
  },
  {
    key: 'actions',
    header: 'Actions',
    width: '6rem',
    cell: (advance) => <EndAdvance advance={advance} />,
    narrow: 'aside',
  },
];
