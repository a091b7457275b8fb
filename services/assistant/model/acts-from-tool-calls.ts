import { ACT_LIMIT, Act } from '../../../shared/assistant/act.ts';
import { literalsOfTool } from './model-tools.ts';
import type { ToolCall } from './read-answer.ts';
import { isReservedAct } from './reserved-acts.ts';

/**
 * Reads a model's tool calls as acts. Ignores unknown tools, invalid input and extra fields, and keeps the rest.
 * `planTurn` and the write check whether a value fits its field, as for every value.
 */
export function actsFromToolCalls(calls: readonly ToolCall[]): Act[] {
  const acts = calls.flatMap(({ name, input }) => {
    const literals = literalsOfTool(name);
    if (!literals || typeof input !== 'object' || input === null || Array.isArray(input)) return [];
    // Input cannot override the values that the tool's name fixes.
    const { data } = Act.safeParse({ ...input, ...literals });
    return data && !isReservedAct(data.kind) ? [data] : [];
  });
  return acts.slice(0, ACT_LIMIT);
}
