import { Check, MessageSquareQuote, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Release } from '../../../../shared/releases/release.ts';
import type { FindingPlace } from '../../../../shared/rules/finding.ts';
import type { Finding } from '../../../../shared/rules/release-findings.ts';
import { findingsToday } from './findings-today.ts';
import { settledText } from './settled-text.ts';

/**
 * A read-only value with its findings below. Artists see only findings for which they have given a reason (product
 * 11.11); reviewers see all.
 */
export function withFindings(
  value: string,
  release: Release,
  {
    field,
    trackId,
    all,
    titlesLanguage,
  }: FindingPlace & { all: boolean | undefined; titlesLanguage?: string | undefined },
): ReactNode {
  const found = findingsToday(release, titlesLanguage).filter(
    ({ place, reason }) => place.field === field && place.trackId === trackId && (all || reason !== undefined),
  );
  if (found.length === 0) return value;
  return (
    <>
      <span>{value || '–'}</span>
      {found.map((one) => {
        const settled = settledText(one);
        return (
          <span key={one.code} className="flex gap-2 text-small">
            <Mark found={one} />
            <span className={settled ? undefined : 'text-ready'}>{[one.text, settled].filter(Boolean).join(' ')}</span>
          </span>
        );
      })}
    </>
  );
}

function Mark({ found: { reason, isAccepted } }: { found: Finding }) {
  const look = 'mt-0.5 size-4 shrink-0';
  if (reason !== undefined) return <MessageSquareQuote className={`${look} text-soft`} aria-hidden />;
  if (isAccepted) return <Check className={`${look} text-soft`} aria-hidden />;
  return <TriangleAlert className={`${look} text-ready`} aria-hidden />;
}
