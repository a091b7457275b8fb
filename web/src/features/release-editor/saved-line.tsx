import { useEffect, useState } from 'react';
import { useUnsavedFields } from '../../data/edits/edit-store.ts';
import { shortDate } from '../../lib/format.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 'Saved 2 s ago'. When the browser's clock is behind the server's, it says just now. */
function savedText(updatedAt: string, now: number): string {
  const past = Math.max(0, now - Date.parse(updatedAt));
  if (past < MINUTE) return `Saved ${Math.floor(past / SECOND)} s ago`;
  if (past < HOUR) return `Saved ${Math.floor(past / MINUTE)} min ago`;
  return past < DAY ? `Saved ${Math.floor(past / HOUR)} h ago` : `Saved ${shortDate(updatedAt)}`;
}

type Props = { release: { id: string; updatedAt: string } };

/**
 * Whether everything is saved, and since when. Each field reports its own state; this is for the eye, not for a screen
 * reader.
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
