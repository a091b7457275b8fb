import { useEffect, useState } from 'react';
import { useUnsavedFields } from '../../data/edits/edit-store.ts';
import { shortDate } from '../../lib/format.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When the release was last saved: 'Saved 2 s ago'. Says "just now" if the browser's clock is behind the server's. */
function savedText(updatedAt: string, now: number): string {
  const past = Math.max(0, now - Date.parse(updatedAt));
  if (past < MINUTE) return `Saved ${Math.floor(past / SECOND)} s ago`;
  if (past < HOUR) return `Saved ${Math.floor(past / MINUTE)} min ago`;
  return past < DAY ? `Saved ${Math.floor(past / HOUR)} h ago` : `Saved ${shortDate(updatedAt)}`;
}

type Props = { release: { id: string; updatedAt: string } };

/**
 * Shows whether everything is saved, and since when. Not announced to screen readers, because each field reports its
 * own state.
 */
export function SavedLine({ release }: Props) {
  const unsaved = useUnsavedFields(release.id);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const isFresh = Date.now() - Date.parse(release.updatedAt) < MINUTE;
    const timer = setInterval(() => setNow(Date.now()), isFresh ? SECOND : MINUTE);
    return () => clearInterval(timer);
  }, [release.updatedAt]);
  return (
    <p className={`min-h-5 truncate text-small tabular-nums ${unsaved ? 'text-ready' : 'text-soft'}`}>
      {unsaved ? `Not saved yet: ${unsaved}` : savedText(release.updatedAt, now)}
    </p>
  );
}
