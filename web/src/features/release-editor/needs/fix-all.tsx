import { useState } from 'react';
import { reasonPlaceText } from '../../../../../shared/releases/reason-target.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
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
  const { mend, isSaving } = useFixFinding(release.id, () => setShown(false));
  const fixes = safeFixes(release, new Date());
  if (fixes.length === 0) return null;
  const edits = fixes.flatMap(({ fix }) => fix?.edits ?? []);
  return (
    <div className="grid gap-2">
      {isShown && (
        <ul className="grid gap-1 text-small">
          {fixes.map(({ code, place, fix }) => (
            <li key={`${code} ${place.field} ${place.trackId}`} className="grid">
              <span className="text-soft">{reasonPlaceText({ code: 'other', ...place }, release)}</span>
              <span className="[overflow-wrap:anywhere]">{fix?.label}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {isShown ? (
          <>
            <Button size="small" busy={isSaving && 'Saving…'} onClick={() => mend(edits)}>
              {`Apply ${plural(fixes.length, 'change')}`}
            </Button>
            <Button size="small" tone="quiet" onClick={() => setShown(false)}>
              Not now
            </Button>
          </>
        ) : (
          <Button size="small" aria-expanded={false} onClick={() => setShown(true)}>
            {`Fix ${plural(fixes.length, 'spelling')}…`}
          </Button>
        )}
      </div>
    </div>
  );
}
