import * as z from 'zod';
import type { Account } from './account.ts';
import type { Form } from './form.ts';
import { list, parseParameters, text } from './parameters.ts';

/** The kinds of object that a reply holds; what can be expanded depends on it. */
export type ObjectKind =
  | 'checkout.session'
  | 'payment_intent'
  | 'charge'
  | 'refund'
  | 'dispute'
  | 'balance_transaction'
  | 'list';

type Outcome = { body: object; expand: string[] };

/** One call of Stripe's API. `prepare` refuses invalid parameters; only what it returns may change anything. */
export type Operation = {
  method: 'GET' | 'POST';
  /** Stripe's path; `:id` stands for one segment. */
  path: string;
  returns: ObjectKind;
  prepare: (form: Form) => (account: Account, id: string) => Outcome;
};

/** Declares an operation: parameters that are not in `parameters` are refused, `expand` is always allowed. */
export function operation<S extends z.ZodRawShape>(definition: {
  method: Operation['method'];
  path: string;
  returns: ObjectKind;
  parameters: S;
  run: (parameters: z.output<z.ZodObject<S>>, account: Account, id: string) => object;
}): Operation {
  const { method, path, returns, run } = definition;
  const schema = z.strictObject(definition.parameters);
  const expandable = z.object({ expand: list(text()).optional() });
  return {
    method,
    path,
    returns,
    prepare: ({ expand, ...form }) => {
      const asked = parseParameters(expandable, expand === undefined ? {} : { expand });
      const parameters = parseParameters(schema, form);
      return (account, id) => ({ body: run(parameters, account, id), expand: asked.expand ?? [] });
    },
  };
}

/** The operation for a request and the id in its path. */
export function findOperation(
  operations: readonly Operation[],
  method: string,
  path: string,
): { operation: Operation; id: string } | undefined {
  const segments = path.split('/');
  for (const candidate of operations) {
    if (candidate.method !== method) continue;
    const pattern = candidate.path.split('/');
    if (pattern.length !== segments.length) continue;
    if (!pattern.every((part, at) => (part === ':id' ? segments[at] !== '' : part === segments[at]))) continue;
    const at = pattern.indexOf(':id');
    return { operation: candidate, id: at < 0 ? '' : segments[at]! };
  }
  return undefined;
}
