import { Info, MessageSquareQuote, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Finding } from '../../../../shared/rules/release-findings.ts';
import { classes } from '../../ui/classes.ts';
import { FindingNumber } from './marked-cover.tsx';

type Props = {
  findings: readonly Finding[];
  /** Renders what can be done about a finding, below its text. */
  actionsOf?: (found: Finding) => ReactNode;
  className?: string;
};

/** The findings about a cover in words, numbered like the outlines on the picture. */
export const CoverFindingList = ({ findings, actionsOf, className }: Props) => (
  <ol aria-label="About the cover" className={classes('grid content-start gap-3', className)}>
    {findings.map((found, n) => (
      <li key={found.code} className="flex gap-2.5 text-small">
        <span className="flex h-5 items-center">{found.box ? <FindingNumber n={n} /> : <Mark found={found} />}</span>
        <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
          <p className={found.severity === 'advice' || found.reason !== undefined ? undefined : 'text-ready'}>
            {found.text}
          </p>
          {actionsOf ? actionsOf(found) : found.reason !== undefined && <p>The artist says: {found.reason}</p>}
        </div>
      </li>
    ))}
  </ol>
);

function Mark({ found: { severity, reason } }: { found: Finding }) {
  if (reason !== undefined) return <MessageSquareQuote className="size-4 text-soft" aria-hidden />;
  if (severity === 'advice') return <Info className="size-4 text-soft" aria-hidden />;
  return <TriangleAlert className="size-4 text-ready" aria-hidden />;
}
