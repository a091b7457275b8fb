import { ACT_LIMIT, Act } from '../../../shared/assistant/act.ts';
import { literalsOfTool } from './model-tools.ts';
import { isOwnAct } from './own-act.ts';
import type { ToolCall } from './read-answer.ts';

/**
 * What the tools that a model asked for mean. A tool that there is not, an input that no act has, a field beyond: none of it is an act, and
 * the others stay. Whether a value may stand in its field is asked where every value is (`planTurn`, and the write).
 */
export function actsOfCalls(calls: readonly ToolCall[]): Act[] {
  const acts = calls.flatMap(({ name, input }) => {
    const literals = literalsOfTool(name);
    if (!literals || typeof input !== 'object' || input === null || Array.isArray(input)) return [];
    // What a tool's name says cannot be said otherwise by its input.
    const { data } = Act.safeParse({ ...input, ...literals });
    return data && !isOwnAct(data.kind) ? [data] : [];
  });
  return acts.slice(0, ACT_LIMIT);
}
