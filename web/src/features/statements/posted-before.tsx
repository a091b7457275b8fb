import { Link } from 'react-router-dom';
import { actMessage } from '../../data/statements/messages.ts';
import { useGive } from '../../data/statements/mutations.ts';
import { decimalText } from '../../lib/decimal-text.ts';
import { grouped, plural, shortDate } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import type { Planned } from './statement-words.ts';

/** Lines of the file that earlier statements have posted: they are left out, unless the office says that they are genuine (product 23.26). */
export function PostedBefore({ statement }: { statement: Planned }) {
  const { read, given, statementId, state } = statement;
  const before = read.postedBefore;
  const isOpen = state === 'ready';
  const giving = useGive(statementId);
  const give = useAction(giving.mutateAsync, {
    failed: (error) => ({ title: 'Nothing was changed', text: actMessage(error) }),
  });
  if (given.postedLines === 'count' && isOpen)
    return (
      <Notice
        tone="plain"
        title="Every line counts, even one that was posted before"
        action={
          <Button
            size="small"
            busy={giving.isPending && 'Reading again…'}
            onClick={() => give({ postedLines: 'leave-out' })}
          >
            Leave out lines posted before
          </Button>
        }
      />
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
            <Button
              size="small"
              busy={giving.isPending && 'Reading again…'}
              onClick={() => give({ postedLines: 'count' })}
            >
              They’re genuine: post them too
            </Button>
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
