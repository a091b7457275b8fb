import { Check, MessageSquareQuote, TriangleAlert } from 'lucide-react';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Finding } from '../../../../../shared/rules/release-findings.ts';
import { rules } from '../../../../../shared/rules/rules.ts';
import { PageSection } from '../../../ui/page-section.tsx';
import { findingsToday } from '../../release-view/findings-today.ts';
import { settledText } from '../../release-view/settled-text.ts';
import { type FindingGroup, findingGroups, groupPlaces } from './finding-groups.ts';
import { RuleDetails } from './rule-details.tsx';

/** The findings that a reviewer decides about, with the artist's reasons first; nothing if there are none. */
export function ReviewFindings({ release }: { release: Release }) {
  const groups = findingGroups(findingsToday(release));
  if (groups.length === 0) return null;
  return (
    <PageSection title="Findings" wide>
      <ul className="grid max-w-4xl gap-5">
        {groups.map((group) => (
          <li key={groupKey(group)} className="flex gap-3">
            <Mark found={group[0]} />
            <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
              <div className="flex flex-wrap items-baseline gap-x-3">
                <h3 className="text-body">{rules[group[0].code].name}</h3>
                <span className="text-small text-soft">{groupPlaces(group, release)}</span>
              </div>
              <Outcome found={group[0]} />
              <RuleDetails code={group[0].code} />
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

const groupKey = ([{ code, text, reason, place }]: FindingGroup) => [code, text, reason, place.trackId].join(' ');

/** The reason or the earlier decision, above the text that the artist saw beside the field. */
function Outcome({ found }: { found: Finding }) {
  const settled = settledText(found);
  return (
    <>
      {settled && <p className={found.reason === undefined ? 'text-soft' : undefined}>{settled}</p>}
      <p className={settled ? 'text-small text-soft' : 'text-ready'}>{found.text}</p>
    </>
  );
}

function Mark({ found: { reason, isAccepted } }: { found: Finding }) {
  const look = 'mt-1 size-4 shrink-0';
  if (reason !== undefined) return <MessageSquareQuote className={look} aria-hidden />;
  if (isAccepted) return <Check className={`${look} text-soft`} aria-hidden />;
  return <TriangleAlert className={`${look} text-ready`} aria-hidden />;
}
