import type { Act } from '../../act.ts';
import type { InterpretContext } from '../../interpret/context.ts';
import { interpretContext } from '../../interpret-context.ts';
import { type Judged, judgeTurn, type Verdict } from './judge-turn.ts';
import { CORPUS_ARTIST, CORPUS_DAY, conversationAtRow, newId, releaseAtRow } from './release-at-row.ts';
import type { CorpusRow } from './row.ts';

export type Outcome = CorpusRow & Judged;
type Interpret = (message: string, context: InterpretContext) => readonly Act[] | Promise<readonly Act[]>;

/** Interprets each row and plans its turn, without depending on the clock or the network. */
export async function scoreCorpus(rows: readonly CorpusRow[], interpret: Interpret): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    const release = releaseAtRow(row);
    const conversation = conversationAtRow(row, release);
    const acts = await interpret(row.typed, interpretContext({ release, conversation, now: CORPUS_DAY }));
    const artist = { artistId: CORPUS_ARTIST, artistName: row.artist };
    const input = { release, conversation, artist, now: CORPUS_DAY, ids: newId };
    const own = judgeTurn({ row, want: row.want, kind: row.kind, input, acts });
    const others = row.also.map((want) => judgeTurn({ row, want, kind: 'set', input, acts }));
    outcomes.push({ ...row, ...(others.find(({ verdict }) => verdict === 'RIGHT') ?? own) });
  }
  return outcomes;
}

/** Computes the share of outcomes that have one of these verdicts, from 0 to 1. */
export const shareOf = (outcomes: readonly Outcome[], ...verdicts: readonly Verdict[]): number =>
  outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length / Math.max(1, outcomes.length);
