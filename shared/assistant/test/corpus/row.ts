import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { Step } from '../../step.ts';

/**
 * A message that somebody typed in reply to a question, and the expected result. The authors of the messages saw only
 * the questions. `want` and `before` use field names of their own (`p_line`, `ai_audio`); for tracks they have either
 * one value, or values by number: `{"2": …}`. `set`: the expected values are saved. `correct`: the new value of an
 * earlier answer is saved as well. `ask`: nothing is saved, and the assistant asks back. `answer`: nothing is saved,
 * and the artist's question is answered. `none`: nothing is saved, and the conversation continues.
 */
export const CorpusRow = z.object({
  id: z.string(),
  step: Step,
  artist: z.string(),
  /** The titles of the release's tracks. */
  tracks: z.array(z.string()),
  typed: z.string(),
  want: z.record(z.string(), z.unknown()),
  /** Words that no saved or offered value may contain. */
  must_not: z.array(z.string()),
  kind: z.enum(['set', 'correct', 'ask', 'answer', 'none']),
  fair: z.enum(['easy', 'normal', 'hard']),
  /** The artist's earlier answers, apart from the tracks. */
  before: z.record(z.string(), z.unknown()).default({}),
  /** Other values that are just as right. */
  also: z.array(z.record(z.string(), z.unknown())).default([]),
});
export type CorpusRow = z.output<typeof CorpusRow>;
export type Fields = CorpusRow['want'];

/** A credit in a row: just the name for writers, otherwise a name with a role. */
export const SaidCredit = z.union([
  z.string().transform((name) => ({ name, role: undefined })),
  z.object({ name: z.string(), role: z.string().optional() }),
]);
export type SaidCredit = z.output<typeof SaidCredit>;
export const creditsOf = (value: unknown): SaidCredit[] => z.array(SaidCredit).parse(value);

const FOLDER = join(process.cwd(), 'shared/assistant/corpus');

/**
 * Reads a corpus in `shared/assistant/corpus`. An optional `<name>.also.json` lists other values that are just as
 * right, by row.
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

/** Picks a row's value for track n. Contributors given for the track are added to those given for all tracks. */
export function ofTrack(field: string, value: unknown, n: number): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const { all, [n]: own } = value as Record<string, unknown>;
  return field === 'contributors' && Array.isArray(all) && Array.isArray(own) ? [...all, ...own] : (own ?? all);
}
