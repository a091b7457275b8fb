import { numberOf } from './numbers.ts';

/** A place in a recording, in whole seconds: '0:45', '45 s', '1 min 10', 'a minute and a half'. */
export function secondsIn(text: string): number | undefined {
  const said = text.toLowerCase();
  const clock = /\b(\d{1,3}):([0-5]\d)\b/.exec(said);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  if (/\bminute and a half\b/.test(said)) return 90;
  if (/\bhalf a minute\b/.test(said)) return 30;
  const minutes = /\b(\d{1,2}|an?|one|two|three|four|five)\s*(?:m|min|mins|minutes?)\b/.exec(said)?.[1];
  const seconds =
    /\b(\d{1,4}|[a-z]+)\s*(?:s|sec|secs|seconds?)\b/.exec(said)?.[1] ??
    (minutes ? /(?:m|min|mins|minutes?)\s*(?:and\s*)?(\d{1,2})\b/.exec(said)?.[1] : undefined);
  const count = (word: string) => (/^\d+$/.test(word) ? Number(word) : (tens[word] ?? numberOf(word)));
  const [m, s] = [
    minutes === undefined ? undefined : /^an?$/.test(minutes) ? 1 : count(minutes),
    seconds === undefined ? undefined : count(seconds),
  ];
  if (m !== undefined || s !== undefined) return (m ?? 0) * 60 + (s ?? 0);
  const bare = /^(?:at\s+|from\s+|after\s+)?(\d{1,4})$/.exec(said.trim().replace(/[.!]$/, ''))?.[1];
  return bare === undefined ? undefined : Number(bare);
}

const tens: Record<string, number> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, fifteen: 15 };
