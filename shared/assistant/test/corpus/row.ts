import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { Step } from '../../step.ts';

/**
 * One message that somebody typed at a question, and what should have come of it. The messages were written by people who saw the questions and
 * nothing else. `want` and `before` name fields as their writers did: `p_line`, `ai_audio`; of tracks either one value, or by number: `{"2": …}`.
 *
 * `set`: the wanted values are saved. `correct`: so is the new value of something said earlier. `ask`: nothing is saved, and the assistant asks
 * back. `answer`: nothing is saved, and a question is answered. `none`: nothing is saved, and the conversation goes on.
 */
export const CorpusRow = z.object({
  id: z.string(),
  step: Step,
  artist: z.string(),
  /** Titles of the release's tracks. */
  tracks: z.array(z.string()),
  typed: z.string(),
  want: z.record(z.string(), z.unknown()),
  /** Words that may be no part of a value that is saved or offered. */
  must_not: z.array(z.string()),
  kind: z.enum(['set', 'correct', 'ask', 'answer', 'none']),
  fair: z.enum(['easy', 'normal', 'hard']),
  /** What was saved before, beside the tracks. */
  before: z.record(z.string(), z.unknown()).default({}),
  /** Other values that would be as right. */
  also: z.array(z.record(z.string(), z.unknown())).default([]),
});
export type CorpusRow = z.output<typeof CorpusRow>;
export type Fields = CorpusRow['want'];

/** A name as a row has it: a plain text for writers, with a role elsewhere. */
export const SaidCredit = z.union([
  z.string().transform((name) => ({ name, role: undefined })),
  z.object({ name: z.string(), role: z.string().optional() }),
]);
export type SaidCredit = z.output<typeof SaidCredit>;
export const creditsOf = (value: unknown): SaidCredit[] => z.array(SaidCredit).parse(value);

const FOLDER = join(process.cwd(), 'shared/assistant/corpus');

/** The rows of a corpus in `shared/assistant/corpus`. Beside it may stand `<name>.also.json`: by row, wants that are as right as its own. */
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

/** What a value of a row says of track number n. Of contributors, a track's own come on top of those of all tracks. */
export function ofTrack(field: string, value: unknown, n: number): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const { all, [n]: own } = value as Record<string, unknown>;
  return field === 'contributors' && Array.isArray(all) && Array.isArray(own) ? [...all, ...own] : (own ?? all);
}
