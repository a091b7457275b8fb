import { runtimeError, StateError } from './state-error.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The values that a state's paths can read: its data (`$`), and the context of the execution (`$$`). */
export type Scope = { data: Json; context: Json };

const parts = (path: string): string[] =>
  [...path.matchAll(/\.([\w-]+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? index ?? '');

/** The value at a path; undefined if there is none. */
export function findAtPath(path: string, { data, context }: Scope): Json | undefined {
  let at: Json | undefined = path.startsWith('$$') ? context : data;
  for (const part of parts(path)) {
    if (at === null || typeof at !== 'object') return undefined;
    at = Object.hasOwn(at, part) ? (at as Record<string, Json>)[part] : undefined;
    if (at === undefined) return undefined;
  }
  return at;
}

/** @throws StateError if there is no value at the path */
export function readAtPath(path: string, scope: Scope): Json {
  const found = findAtPath(path, scope);
  if (found === undefined)
    throw runtimeError(`There is no value at ${path} in ${JSON.stringify(scope.data).slice(0, 200)}`);
  return found;
}

/**
 * A state's data, narrowed by `InputPath` or `OutputPath`: all data without a path, an empty object if the path is
 * null.
 */
export const selectByPath = (path: string | null | undefined, scope: Scope): Json =>
  path === null ? {} : path === undefined ? scope.data : readAtPath(path, scope);

/**
 * Replaces the `.$` fields of a template with the values at their paths. @throws StateError
 * `States.ParameterPathFailure` if there is no value
 */
export function fillTemplate(template: Json, scope: Scope): Json {
  if (Array.isArray(template)) return template.map((part) => fillTemplate(part, scope));
  if (template === null || typeof template !== 'object') return template;
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => {
      if (!key.endsWith('.$')) return [key, fillTemplate(value, scope)];
      const found = findAtPath(String(value), scope);
      if (found === undefined)
        throw new StateError(
          'States.ParameterPathFailure',
          `There is no value at ${String(value)}, which ${key} reads`,
        );
      return [key.slice(0, -2), found];
    }),
  );
}

/** Adds a state's result to its input at `ResultPath`. Without a path, the result replaces the input. */
export function withResult(input: Json, path: string | null | undefined, result: Json): Json {
  if (path === null) return input;
  const [first, ...rest] = parts(path ?? '$');
  if (first === undefined) return result;
  if (input === null || typeof input !== 'object' || Array.isArray(input))
    throw new StateError('States.ResultPathMatchFailure', `${path} cannot be set in a value that is not an object`);
  const inner = rest.length === 0 ? result : withResult(input[first] ?? {}, `$.${rest.join('.')}`, result);
  return { ...input, [first]: inner };
}
