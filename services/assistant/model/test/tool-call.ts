import type { Act } from '../../../../shared/assistant/act.ts';
import { literalsOfTool, modelTools } from '../model-tools.ts';

/** The tool call that expresses an act: the tool's name, and its input. */
export function toolCallFor(act: Act): { tool: string; input: Record<string, unknown> } {
  const isNamed = (literals: Record<string, unknown>) =>
    Object.entries(literals).every(([name, value]) => (act as Record<string, unknown>)[name] === value);
  const named = modelTools.find(({ name }) => name !== 'say' && isNamed(literalsOfTool(name) ?? {}));
  if (!named) return { tool: 'say', input: act };
  const literals = literalsOfTool(named.name) ?? {};
  const input = Object.fromEntries(Object.entries(act).filter(([name]) => !(name in literals)));
  return { tool: named.name, input };
}
