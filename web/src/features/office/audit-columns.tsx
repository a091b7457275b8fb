import { Link } from 'react-router-dom';
import type { AuditEntry } from '../../../../shared/office/audit-entry.ts';
import { actionText, actorText, decidedAloneText, objectIdOf } from '../../data/office/audit-text.ts';
import { dateAndTime } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import type { Column } from '../../ui/list/column.ts';

const link = 'decoration-edge underline-offset-4 hover:underline';

/** The URL of the page about an entry's object; undefined if it has none. */
function addressOf({
  object: { kind, artistId, releaseId, paymentId, statementId, payer },
}: AuditEntry): string | undefined {
  if (kind === 'release' && artistId && releaseId)
    return pathTo('/dashboard/admin/releases/:artistId/:releaseId', { artistId, releaseId });
  if (kind === 'payment' && paymentId) return pathTo('/dashboard/admin/payments/:paymentId', { paymentId });
  if (kind === 'account' && artistId) return pathTo('/dashboard/admin/users/:artistId', { artistId });
  if (kind === 'statement' && statementId) return pathTo('/dashboard/admin/statements/:statementId', { statementId });
  if (kind === 'receipt' && payer) return pathTo('/dashboard/admin/books/receivables/:payer', { payer });
  if (kind === 'tax-form') return pathTo('/dashboard/admin/tax-forms');
  if (kind === 'advance') return pathTo('/dashboard/admin/advances');
  if (kind === 'payout' || kind === 'payout-batch') return pathTo('/dashboard/admin/payouts');
  return kind === 'lead' ? pathTo('/dashboard/admin/waitlist') : undefined;
}

/** The kind of object, shown where there is no room for its id. */
const kindLabels = {
  account: 'Account',
  release: 'Release',
  payment: 'Payment',
  payout: 'Payout',
  'payout-batch': 'Payout batch',
  advance: 'Advance',
  'tax-form': 'Tax form',
  statement: 'Statement',
  receipt: 'Receipt',
  mapping: 'Mapping',
  'territory-name': 'Country name',
  lead: 'Waitlist',
};

/** The change in an entry; empty if something was only viewed. */
const changeText = ({ from, to }: AuditEntry): string => (from || to ? `${from || '–'} → ${to || '–'}` : '');

const byPerson = (id: string) => `${pathTo('/dashboard/admin/audit')}?person=${encodeURIComponent(id)}`;

/** The columns of the audit log (product 20.4). */
export const auditColumns: Column<AuditEntry>[] = [
  {
    key: 'at',
    header: 'When',
    width: '12rem',
    cell: ({ at }) => dateAndTime(at),
    sort: ({ at }) => at,
    csv: ({ at }) => at,
  },
  {
    key: 'who',
    header: 'Who',
    width: '12rem',
    cell: (entry) =>
      entry.who.kind === 'admin' ? (
        <Link to={byPerson(entry.who.id)} className={link}>
          {actorText(entry)}
        </Link>
      ) : (
        actorText(entry)
      ),
    sort: actorText,
    csv: actorText,
    narrow: actorText,
  },
  {
    key: 'role',
    header: 'Role',
    csv: ({ who }) => (who.kind === 'admin' ? (who.role ?? '') : 'operator'),
  },
  { key: 'what', header: 'What', width: '13rem', cell: actionText, sort: actionText, csv: ({ what }) => what },
  {
    key: 'object',
    header: 'Object',
    width: '13rem',
    cell: (entry) => {
      const to = addressOf(entry);
      const id = <span className="text-small [overflow-wrap:anywhere]">{objectIdOf(entry)}</span>;
      return to ? (
        <Link to={to} className={link}>
          {id}
        </Link>
      ) : (
        id
      );
    },
    csv: objectIdOf,
    narrow: (entry) => {
      const to = addressOf(entry);
      const label = kindLabels[entry.object.kind];
      return to ? (
        <Link to={to} className={`underline ${link}`}>
          {label}
        </Link>
      ) : (
        label
      );
    },
  },
  {
    key: 'change',
    header: 'Before and after',
    cell: (entry) => (
      <span className="grid [overflow-wrap:anywhere]">
        <span>{changeText(entry) || '–'}</span>
        {entry.why && <span className="text-small text-soft">{entry.why}</span>}
        {entry.alone && <span className="text-small text-soft">{decidedAloneText}</span>}
      </span>
    ),
    narrow: (entry) =>
      [changeText(entry) || 'Nothing changed', entry.alone && decidedAloneText].filter(Boolean).join('. '),
  },
  { key: 'from', header: 'Before', csv: ({ from }) => from },
  { key: 'to', header: 'After', csv: ({ to }) => to },
  { key: 'why', header: 'Why', csv: ({ why }) => why ?? '' },
  { key: 'alone', header: 'Alone', csv: ({ alone }) => (alone ? decidedAloneText : '') },
  {
    key: 'address',
    header: 'IP address',
    width: '10rem',
    cell: ({ address }) => <span className="text-small text-soft">{address || '–'}</span>,
    csv: ({ address }) => address ?? '',
    narrow: null,
  },
];
