import { Link } from 'react-router-dom';
import { shortDate } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Planned } from './statement-words.ts';

/** Others that look the same: it may be the same statement under another name. */
export function Repeats({ repeats }: { repeats: Planned['repeats'] }) {
  if (repeats.length === 0) return null;
  return (
    <div className="max-w-3xl">
      <Notice tone="ready" title="This may be a statement that is here already">
        <p>The same store, months, lines and sum:</p>
        <ul>
          {repeats.map(({ statementId, fileName, createdAt }) => (
            <li key={statementId}>
              <Link
                to={pathTo('/dashboard/admin/statements/:statementId', { statementId })}
                className="underline underline-offset-4"
              >
                {fileName}
              </Link>
              , {shortDate(createdAt)}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
