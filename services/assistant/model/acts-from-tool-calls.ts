import { ACT_LIMIT, Act } from '../../../shared/assistant/act.ts';
import { literalsOfTool } from './model-tools.ts';
import type { ToolCall } from './read-answer.ts';
import { isReservedAct } from './reserved-acts.ts';

/**
 * Converts a model's tool calls to acts. Ignores unknown tools, invalid input and extra fields. Whether a value fits
 * its field is checked later, as for any value, by `planTurn` and the write.
 */
export function actsFromToolCalls(calls: readonly ToolCall[]): Act[] {
  const acts = calls.flatMap(({ name, input }) => {
    const literals = literalsOfTool(name);
    if (!literals || typeof input !== 'object' || input === null || Array.isArray(input)) return [];
    // The literals come last, so that the input cannot override the values that the tool's name implies.
    const { data } = Act.safeParse({ ...input, ...literals });
    return data && !isReservedAct(data.kind) ? [data] : [];
  });
  return acts.slice(0, ACT_LIMIT);
}
