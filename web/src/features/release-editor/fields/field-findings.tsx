import { Check, MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { FindingPlace } from '../../../../../shared/rules/finding.ts';
import { type Finding, isSettled } from '../../../../../shared/rules/release-findings.ts';
import { rules } from '../../../../../shared/rules/rules.ts';
import { stateReason } from '../../../../../shared/rules/state-reason.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { findingsToday } from '../../release-view/findings-today.ts';
import { useFixFinding } from '../needs/use-fix-finding.ts';

const ReasonDialog = lazyDialog(() => import('./reason-dialog.tsx'));

/** The findings about one field. */
export const findingsAt = (
  release: Release,
  { field, trackId }: FindingPlace,
  titlesLanguage?: string,
): readonly Finding[] =>
  findingsToday(release, titlesLanguage).filter(({ place }) => place.field === field && place.trackId === trackId);

/** The text that replaces the hint: the findings that are not settled. */
export const adviceOf = (findings: readonly Finding[]): string | undefined =>
  findings
    .filter((found) => !isSettled(found))
    .map(({ text }) => text)
    .join(' ') || undefined;

type Props = { release: Release; findings: readonly Finding[] };
type ActionsProps = { release: Release; found: Finding; isOneOfSeveral: boolean };

/**
 * Ways to settle a field's findings, shown below the field: one click that fixes the value, or a reason why it is right
 * (product 11.10, 11.11).
 */
export function FieldFindings({ release, findings }: Props) {
  const shown = findings.filter(({ severity, fix }) => severity === 'contestable' || fix);
  return shown.map((found) =>
    found.isAccepted ? (
      <Accepted key={found.code} found={found} />
    ) : (
      <FindingActions key={found.code} release={release} found={found} isOneOfSeveral={shown.length > 1} />
    ),
  );
}

/** Says that nothing has to be done, because the office accepted the same text before (product 39.6). */
const Accepted = ({ found: { code } }: { found: Finding }) => (
  <p className="flex gap-2 px-3 pb-2 text-small text-soft">
    <Check className="mt-0.5 size-4 shrink-0" aria-hidden />
    <span>{rules[code].name}. Accepted by the office before.</span>
  </p>
);

/** @param isOneOfSeveral whether the field has other findings, so that this one needs its name */
function FindingActions({ release, found, isOneOfSeveral }: ActionsProps) {
  const { mend, isSaving } = useFixFinding(release.id);
  const [isStating, setStating] = useState(false);
  const { fix, reason, severity } = found;
  const isStated = reason !== undefined;
  const act = { size: 'small', tone: 'quiet', busy: isSaving && 'Saving…' } as const;
  const { name } = rules[found.code];
  return (
    <div {...(isOneOfSeveral && { role: 'group', 'aria-label': name })} className="grid gap-1 pb-2 text-small">
      {isOneOfSeveral && (
        <p aria-hidden className="px-3 text-soft">
          {name}
        </p>
      )}
      {isStated && (
        <p className="flex gap-2 px-3 text-soft">
          <MessageSquareQuote className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span className="[overflow-wrap:anywhere]">Your reason: {reason}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-1">
        {fix && !isStated && (
          <Button {...act} className="underline decoration-edge underline-offset-4" onClick={() => mend(fix.edits)}>
            {fix.label}
          </Button>
        )}
        {severity === 'contestable' && (
          <Button
            size="small"
            tone="quiet"
            className="text-soft"
            aria-haspopup="dialog"
            onClick={() => setStating(true)}
          >
            {isStated ? 'Change the reason' : 'Say why it is right'}
          </Button>
        )}
        {isStated && (
          <Button {...act} className="text-soft" onClick={() => mend([stateReason(release, found, '')])}>
            Remove the reason
          </Button>
        )}
      </div>
      {isStating && <ReasonDialog release={release} found={found} onClose={() => setStating(false)} />}
    </div>
  );
}
