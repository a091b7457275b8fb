import * as z from 'zod';
import { Act } from '../../../shared/assistant/act.ts';
import type { ModelTool } from './model-event.ts';
import { isReservedAct } from './reserved-acts.ts';
import { toolDescription } from './tool-description.ts';

/** A part of a JSON schema, as zod generates it. */
type Schema = {
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  [more: string]: unknown;
};

/**
 * The maximum length of a list in a schema. Longer lists are left out, because they would fill most of the prompt. The
 * tool's description says what they contain, and the answer is validated anyway.
 */
const MAX_LIST_LENGTH = 60;

const flattenSchema = (schema: Schema): Schema[] => (schema.anyOf ?? schema.oneOf)?.flatMap(flattenSchema) ?? [schema];
const kindOf = ({ properties }: Schema): string => String(properties?.kind?.const);

/** All acts, except those that are reserved. */
const acts = flattenSchema(z.toJSONSchema(Act, { io: 'input' }) as Schema).filter((act) => !isReservedAct(kindOf(act)));

/** Whether an act has no field besides its kind. Such acts share one tool, which keeps the prompt short. */
const isOneWordAct = ({ properties = {} }: Schema): boolean => Object.keys(properties).length === 1;

/** The fields of an act that have a constant value, such as `kind: 'set-track'`. Their values form the tool's name. */
const literalsOf = ({ properties = {} }: Schema): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { const: value }]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const SAY = 'say';
const say: ModelTool = {
  name: SAY,
  description: toolDescription(SAY),
  schema: {
    type: 'object',
    properties: { kind: { type: 'string', enum: acts.filter(isOneWordAct).map(kindOf) } },
    required: ['kind'],
  },
};

const others = acts
  .filter((act) => !isOneWordAct(act))
  .map((act) => {
    const literals = literalsOf(act);
    const name = Object.values(literals).join('_');
    return { literals, tool: { name, description: toolDescription(name), schema: inputOf(act, literals) } };
  });

/**
 * The model's tools. They are generated from the schema of acts, so the model can do only what an act can express
 * (design 12.3).
 */
export const modelTools: readonly ModelTool[] = [say, ...others.map(({ tool }) => tool)];

const literalsByName = new Map([[SAY, {}], ...others.map(({ tool, literals }) => [tool.name, literals] as const)]);

/** The constant fields of the act behind a tool; undefined for an unknown tool. */
export const literalsOfTool = (name: string): Record<string, string> | undefined => literalsByName.get(name);

/** The schema of a tool's input: the act without its constant fields. */
function inputOf(act: Schema, literals: Record<string, string>): Record<string, unknown> {
  const isSaid = (name: string) => name in literals;
  const properties = Object.entries(act.properties ?? {}).filter(([name]) => !isSaid(name));
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(([name, schema]) => [name, shortenSchema(schema)])),
    required: properties.map(([name]) => name),
  };
}

/** Removes long lists, and keywords that models do not use. */
function shortenSchema(schema: Schema): Schema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      if (key === 'additionalProperties' || key === 'maxLength' || key === '$schema') return undefined;
      return key === 'enum' && Array.isArray(value) && value.length > MAX_LIST_LENGTH ? undefined : value;
    }),
  ) as Schema;
}
