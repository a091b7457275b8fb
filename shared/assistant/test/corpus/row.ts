import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { Step } from '../../step.ts';

/**
 * A message that somebody typed at a question, and the expected result. The writers of the messages saw only the
 * questions. `want` and `before` use their field names: `p_line`, `ai_audio`; for tracks either one value, or values by
 * number: `{"2": …}`. `set`: the expected values are saved. `correct`: the new value of an earlier answer is saved too.
 * `ask`: nothing is saved, and the assistant asks back. `answer`: nothing is saved, and a question is answered. `none`:
 * nothing is saved, and the conversation goes on.
 */
export const CorpusRow = z.object({
  id: z.string(),
  step: Step,
  artist: z.string(),
  /** The titles of the release's tracks. */
  tracks: z.array(z.string()),
  typed: z.string(),
  want: z.record(z.string(), z.unknown()),
  /** Words that must not be part of a saved or offered value. */
  must_not: z.array(z.string()),
  kind: z.enum(['set', 'correct', 'ask', 'answer', 'none']),
  fair: z.enum(['easy', 'normal', 'hard']),
  /** The artist's earlier answers, besides the tracks. */
  before: z.record(z.string(), z.unknown()).default({}),
  /** Other values that are equally right. */
  also: z.array(z.record(z.string(), z.unknown())).default([]),
});
export type CorpusRow = z.output<typeof CorpusRow>;
export type Fields = CorpusRow['want'];

/** A credit in a row: a plain name for writers; otherwise a name with a role. */
export const SaidCredit = z.union([
  z.string().transform((name) => ({ name, role: undefined })),
  z.object({ name: z.string(), role: z.string().optional() }),
]);
export type SaidCredit = z.output<typeof SaidCredit>;
export const creditsOf = (value: unknown): SaidCredit[] => z.array(SaidCredit).parse(value);

const FOLDER = join(process.cwd(), 'shared/assistant/corpus');

/**
 * Reads the rows of a corpus in `shared/assistant/corpus`. An optional `<name>.also.json` lists, by row, other values
 * that are equally right.
 */
export function readCorpus(name: string): CorpusRow[] {
  const beside = join(FOLDER, `${name}.also.json`);
  const also: Record<string, unknown> = existsSync(beside) ? JSON.parse(readFileSync(beside, 'utf8')) : {};
  const lines = readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => {
    const row: { id: string } = JSON.parse(line);
    return CorpusRow.parse({ ...row, also: also[row.id] ?? [] });
  });
}

/** Picks the value in a row for track number n. A track's own contributors are added to those of all tracks. */
export function ofTrack(field: string, value: unknown, n: number): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const { all, [n]: own } = value as Record<string, unknown>;
  return field === 'contributors' && Array.isArray(all) && Array.isArray(own) ? [...all, ...own] : (own ?? all);
}
