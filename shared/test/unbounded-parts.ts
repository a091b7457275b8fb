import type * as z from 'zod';
import { boundedSchemas } from '../bounded-schemas.ts';

type Def = Record<string, unknown> & { type: string };
type Check = { abort?: boolean; check: string; pattern?: RegExp };
type Schema = z.core.$ZodType;

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;
/** Lists a schema's checks. A format such as `z.uuid()` is itself the first check. */
const checksOf = (schema: Schema): Check[] => {
  const def = defOf(schema) as unknown as Check & { checks?: { _zod: { def: Check } }[] };
  const own = def.check === undefined ? [] : [def];
  return [...own, ...(def.checks ?? []).map(({ _zod }) => _zod.def)];
};

/**
 * Whether a pattern is anchored at both ends and has no unbounded repetition, so that it reads only a limited part of a
 * string.
 */
const isBoundedPattern = ({ source }: RegExp): boolean => {
  const bare = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  return bare.startsWith('^') && bare.endsWith('$') && !bare.includes('|^') && !/[*+]|\{\d+,\}/.test(bare);
};

/** Whether a string or a list checks its length first, and does no further checks if it is too long. */
function isBounded(schema: Schema): boolean {
  // Trimming is not a check, and takes one pass.
  const [first, ...others] = checksOf(schema).filter(({ check }) => check !== 'overwrite');
  if (first?.check === 'max_length' || first?.check === 'length_equals') return first.abort === true;
  if (first?.check !== 'string_format' || !first.pattern) return false;
  return isBoundedPattern(first.pattern) && (first.abort === true || others.length === 0);
}

const FIXED = ['number', 'int', 'boolean', 'literal', 'enum', 'null', 'undefined'];
const WRAPPERS = ['optional', 'nullable', 'default', 'readonly', 'nonoptional'];

/**
 * Lists the paths of a schema's parts that accept a value without checking a bound first: strings, lists, records,
 * unknown values. If there are none, a request's size limits its cost.
 */
export function unboundedParts(schema: Schema, path = ''): string[] {
  const def = defOf(schema);
  const missing = [`${path || '/'}: ${def.type}`];
  if (FIXED.includes(def.type)) return [];
  if (boundedSchemas.has(schema as never)) return [];
  if (WRAPPERS.includes(def.type)) return unboundedParts(def.innerType as Schema, path);
  switch (def.type) {
    case 'string':
      return isBounded(schema) ? [] : missing;
    case 'array':
      return [...(isBounded(schema) ? [] : missing), ...unboundedParts(def.element as Schema, `${path}/*`)];
    case 'object': {
      const others = def.catchall ? defOf(def.catchall as Schema).type : 'never';
      const members = Object.entries(def.shape as Record<string, Schema>);
      return [
        ...(others === 'never' ? [] : [`${path}/…: ${others}`]),
        ...members.flatMap(([name, member]) => unboundedParts(member, `${path}/${name}`)),
      ];
    }
    case 'union':
      return (def.options as Schema[]).flatMap((option) => unboundedParts(option, path));
    case 'pipe': {
      const [from, to] = [def.in as Schema, def.out as Schema];
      // A record whose entries are counted first needs no other bound, and neither does a string whose length is
      // checked first.
      if (boundedSchemas.has(from as never) && defOf(to).type === 'record') {
        const record = defOf(to);
        return [
          ...unboundedParts(record.keyType as Schema, `${path}/(key)`),
          ...unboundedParts(record.valueType as Schema, `${path}/*`),
        ];
      }
      const before = unboundedParts(from, path);
      return before.length > 0 || defOf(to).type !== 'string' ? [...before, ...unboundedParts(to, path)] : before;
    }
    default:
      return missing;
  }
}
