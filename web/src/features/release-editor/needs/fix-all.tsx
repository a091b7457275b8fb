import { useEffect, useId, useRef, useState } from 'react';
import { reasonPlaceText } from '../../../../../shared/releases/reason-target.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Finding } from '../../../../../shared/rules/release-findings.ts';
import { safeFixes } from '../../../../../shared/rules/safe-fixes.ts';
import { plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useFixFinding } from './use-fix-finding.ts';

/**
 * Applies every fix that changes only how something is written. It first shows what it would change, and one click
 * undoes all of it (product 39.3).
 */
export function FixAll({ release }: { release: Release }) {
  const [isShown, setShown] = useState(false);
  const [timesApplied, setTimesApplied] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { mend, isSaving } = useFixFinding(release.id, () => {
    setShown(false);
    setTimesApplied((times) => times + 1);
  });
  // The button that had the focus is gone.
  useEffect(() => {
    if (timesApplied > 0) place.current?.focus();
  }, [timesApplied]);
  const fixes = safeFixes(release, new Date());
  if (fixes.length === 0 && timesApplied === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions
    <div ref={place} tabIndex={-1} role="group" aria-label="Spellings" className="grid justify-items-start gap-2">
      {fixes.length === 0 && <p className="text-small text-soft">All spellings are fixed.</p>}
      {fixes.length > 0 && (
        <Button
          size="small"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          onClick={() => setShown(!isShown)}
        >
          {`Fix ${plural(fixes.length, 'spelling')}…`}
        </Button>
      )}
      {isShown && fixes.length > 0 && (
        <>
          <Preview id={listId} fixes={fixes} release={release} />
          <Button
            size="small"
            tone="signal"
            busy={isSaving && 'Saving…'}
            onClick={() => mend(fixes.flatMap(({ fix }) => fix?.edits ?? []))}
          >
            {`Apply ${plural(fixes.length, 'change')}`}
          </Button>
        </>
      )}
    </div>
  );
}

/** Each fix with its place and the text that it replaces. A field with several texts can have several. */
const Preview = ({ id, fixes, release }: { id: string; fixes: readonly Finding[]; release: Release }) => (
  <ul id={id} className="grid gap-2 text-small [overflow-wrap:anywhere]">
    {fixes.map(({ code, place, words, fix }) => (
      <li key={`${code} ${place.field} ${place.trackId} ${words}`} className="grid">
        <span className="text-soft">{reasonPlaceText({ code: 'other', ...place }, release)}</span>
        {words && (
          <span className="line-clamp-2 whitespace-pre-wrap text-soft line-through">
            <bdi>{words}</bdi>
          </span>
        )}
        <span className="line-clamp-4">
          <bdi>{fix?.label}</bdi>
        </span>
      </li>
    ))}
  </ul>
);
