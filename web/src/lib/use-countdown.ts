import { useEffect, useState } from 'react';

/** Seconds that are left of a wait, from the first look on. @returns them, and a way to begin anew */
export function useCountdown(seconds: number): readonly [left: number, begin: () => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  const begin = () => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  };
  return [left, begin];
}
