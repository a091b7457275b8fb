import { Link } from 'react-router-dom';
import { decimalText } from '../../../lib/decimal-text.ts';
import { grouped, plural, shortDate } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SettingButton } from '../reading/setting-button.tsx';
import type { Planned } from '../statement-text.ts';

/**
 * Shows the lines that earlier statements have already posted. They are left out, unless the office marks them as
 * genuine (product 23.26).
 */
export function RepeatedLines({ statement }: { statement: Planned }) {
  const { read, given, statementId, state } = statement;
  const before = read.postedBefore;
  const isOpen = state === 'ready';
  if (given.postedLines === 'count')
    return (
      <div className="max-w-3xl">
        <Notice
          tone={isOpen ? 'ready' : 'plain'}
          title="All lines count, including those already posted"
          action={
            isOpen && (
              <SettingButton small statementId={statementId} settings={{ postedLines: 'leave-out' }}>
                Leave out lines already posted
              </SettingButton>
            )
          }
        >
          The office marked them as genuine. If they repeat an earlier statement, artists are paid twice.
        </Notice>
      </div>
    );
  if (!before || before.lines === 0) return null;
  const [only] = before.statements;
  const where =
    before.statements.length === 1 && only ? only.fileName : plural(before.statements.length, 'earlier statement');
  return (
    <div className="max-w-3xl">
      <Notice
        tone="ready"
        title={`${grouped(before.lines)} of ${plural(read.lines, 'line')} are already in ${where}`}
        action={
          isOpen && (
            <SettingButton small statementId={statementId} settings={{ postedLines: 'count' }}>
              They’re genuine: post them too
            </SettingButton>
          )
        }
      >
        <p>
          They come to{' '}
          <span className="tabular-nums">
            {read.currency} {decimalText(before.amount)}
          </span>{' '}
          and are left out. Only the {read.lines - before.lines === 1 ? 'new line is' : 'new lines are'} posted.
        </p>
        <ul>
          {before.statements.map(({ statementId: id, fileName, createdAt, lines }) => (
            <li key={id}>
              <Link
                to={pathTo('/dashboard/admin/statements/:statementId', { statementId: id })}
                className="underline underline-offset-4"
              >
                {fileName}
              </Link>
              , {shortDate(createdAt)}: {plural(lines, 'line')}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
