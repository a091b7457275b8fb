import * as z from 'zod';
import type { Account } from './account.ts';
import { expand } from './expand.ts';
import type { Form } from './form.ts';
import { list, parseParameters, text } from './parameters.ts';

/**
 * One operation of Stripe's API. `prepare` rejects invalid parameters; only the function that it returns may make
 * changes.
 */
export type Operation = {
  method: 'GET' | 'POST';
  /** Stripe's path; `:id` stands for one segment. */
  path: string;
  prepare: (form: Form) => (account: Account, id: string) => object;
};

const Expand = z.strictObject({ expand: list(text()).optional() });

/** Declares an operation. Parameters other than `parameters` and `expand` are rejected. */
export function operation<S extends z.ZodRawShape>(definition: {
  method: Operation['method'];
  path: string;
  parameters: S;
  run: (parameters: z.output<z.ZodObject<S>>, account: Account, id: string) => object;
}): Operation {
  const { method, path, run } = definition;
  const schema = z.strictObject(definition.parameters);
  return {
    method,
    path,
    prepare: ({ expand: paths, ...form }) => {
      const expanded = parseParameters(Expand, paths === undefined ? {} : { expand: paths }).expand ?? [];
      const parameters = parseParameters(schema, form);
      return (account, id) => expand(account.store, run(parameters, account, id), expanded);
    },
  };
}

/** Finds the operation of a request, and the id in its path. */
export function findOperation(
  operations: readonly Operation[],
  method: string,
  path: string,
): { operation: Operation; id: string } | undefined {
  for (const operation of operations) {
    const found = operation.method === method && RegExp(`^${operation.path.replace(':id', '([^/]+)')}$`).exec(path);
    if (found) return { operation, id: found[1] ?? '' };
  }
  return undefined;
}
