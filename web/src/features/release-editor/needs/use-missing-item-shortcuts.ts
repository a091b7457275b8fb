import { useEffect, useRef } from 'react';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { adjacentNeed, type ReleaseNeed } from './release-needs.ts';
import { showTarget } from './show-target.ts';

/**
 * Handles the keys `]` and `[`, which go to the next and previous missing need; F8 and Shift+F8 also work in a field.
 */
export function useMissingItemShortcuts(needs: readonly ReleaseNeed[]): void {
  const last = useRef<string>(undefined);
  const latest = useRef(needs);
  latest.current = needs;
  const go = useRef((step: 1 | -1) => {
    const need = adjacentNeed(latest.current, last.current, step);
    if (!need) return;
    last.current = need.target;
    showTarget(need.target);
  }).current;
  useShortcuts({ ']': () => go(1), '[': () => go(-1) });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      go(event.shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [go]);
}
