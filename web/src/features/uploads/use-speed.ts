import { useEffect, useRef, useState } from 'react';

const EVERY_MS = 1000;
/** The period over which speed is measured, in seconds, to smooth out single files. */
const SECONDS = 12;

/**
 * Measures how fast a total grows, in units per second; undefined until there is enough data.
 * @param total amount sent, which falls when a file restarts
 */
export function useSpeed(total: number): number | undefined {
  const latest = useRef(total);
  latest.current = total;
  const [speed, setSpeed] = useState<number>();
  useEffect(() => {
    let samples: number[] = [latest.current];
    const timer = setInterval(() => {
      const before = samples.at(-1) ?? 0;
      samples = latest.current < before ? [latest.current] : [...samples, latest.current].slice(-SECONDS - 1);
      const grown = (samples.at(-1) ?? 0) - (samples[0] ?? 0);
      setSpeed(samples.length > 2 && grown > 0 ? (grown / (samples.length - 1)) * (1000 / EVERY_MS) : undefined);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return speed;
}
