import { Link } from 'react-router-dom';
import type { Overview } from '../../../../shared/office/overview.ts';
import { plural } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';

type Props = { waiting: Overview['waiting'] };

/** The office's tasks for today, each with a link (product 20.2). */
export function OpenTasks({ waiting }: Props) {
  const rows = kinds.flatMap(({ kind, noun, ...row }) => {
    const { count, hasMore } = waiting[kind];
    return count > 0 ? [{ ...row, kind, many: hasMore ? `${count} or more ${noun}s` : plural(count, noun) }] : [];
  });
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="pb-3 text-lead">
        Waiting today
      </h2>
      {rows.length === 0 ? (
        <p className="border-t border-line py-4 text-soft">Nothing is waiting for you.</p>
      ) : (
        <ul className="border-b border-line">
          {rows.map(({ kind, to, many, verb }) => (
            <li key={kind} className="border-t border-line">
              <Link to={to} className="group flex items-baseline justify-between gap-6 py-4">
                <span className="font-[560] decoration-edge underline-offset-4 group-hover:underline tabular-nums">
                  {many} {verb}
                </span>
                <span aria-hidden className="text-soft transition-transform group-hover:translate-x-1">
                  →
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const kinds = [
  { kind: 'toTakeDown', noun: 'takedown', verb: 'to carry out', to: pathTo('/dashboard/admin/takedowns') },
  { kind: 'toReview', noun: 'release', verb: 'to review', to: pathTo('/dashboard/admin/review') },
  { kind: 'toLookAt', noun: 'new account', verb: 'to look at', to: `${pathTo('/dashboard/admin')}?tab=new` },
  { kind: 'toActivate', noun: 'account', verb: 'to activate', to: `${pathTo('/dashboard/admin')}?tab=pending` },
  { kind: 'toPay', noun: 'payout', verb: 'to pay', to: pathTo('/dashboard/admin/payouts') },
  {
    kind: 'toMatch',
    noun: 'payment event',
    verb: 'to match',
    to: `${pathTo('/dashboard/admin/payments')}?tab=unmatched`,
  },
] as const;
