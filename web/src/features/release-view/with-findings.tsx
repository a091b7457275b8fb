import { MessageSquareQuote, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Release } from '../../../../shared/releases/release.ts';
import type { FindingPlace } from '../../../../shared/rules/finding.ts';
import { findingsToday } from './findings-today.ts';

/**
 * A read-only value with its findings below. Artists see only findings for which they have given a reason (product
 * 11.11); reviewers see all.
 */
export function withFindings(
  value: string,
  release: Release,
  { field, trackId, all }: FindingPlace & { all: boolean | undefined },
): ReactNode {
  const found = findingsToday(release).filter(
    ({ place, reason }) => place.field === field && place.trackId === trackId && (all || reason !== undefined),
  );
  if (found.length === 0) return value;
  return (
    <>
      <span>{value || '–'}</span>
      {found.map(({ code, text, reason }) => (
        <span key={code} className="flex gap-2 text-small">
          {reason === undefined ? (
            <TriangleAlert className="mt-0.5 size-4 shrink-0 text-ready" aria-hidden />
          ) : (
            <MessageSquareQuote className="mt-0.5 size-4 shrink-0 text-soft" aria-hidden />
          )}
          <span className={reason === undefined ? 'text-ready' : undefined}>
            {reason === undefined ? text : `${text} The artist says: ${reason}`}
          </span>
        </span>
      ))}
    </>
  );
}
