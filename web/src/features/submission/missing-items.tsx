import { Link } from 'react-router-dom';
import { buttonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Something to fix before submission, with a link to it. */
export type MissingItem = { text: string; to: string };

/** Everything that blocks submission (product 11.4), each item with a link to its field. */
export const MissingItems = ({ rows }: { rows: readonly MissingItem[] }) => (
  <Notice tone="ready" title="Release Incomplete">
    <p>Missing required fields:</p>
    <ul className="grid gap-1 pt-2">
      {rows.map(({ text, to }) => (
        <li key={text} className="flex flex-wrap items-center justify-between gap-x-4">
          {text}
          <Link to={to} className={buttonLook({ size: 'small' })} aria-label={`Fix ${text}`}>
            Fix
          </Link>
        </li>
      ))}
    </ul>
  </Notice>
);
