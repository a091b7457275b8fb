import * as z from 'zod';
import type { Form } from './form.ts';
import { missingParameter, StripeError } from './stripe-error.ts';

type Problem = { code?: string; message: string };

const refuse = (context: z.RefinementCtx, { code, message }: Problem): never => {
  context.addIssue({ code: 'custom', message, params: { code } });
  return z.NEVER;
};

export const text = (limit = 5000) =>
  z.string().transform((value, context) => {
    if (value === '')
      return refuse(context, {
        code: 'parameter_invalid_empty',
        message: 'You passed an empty string. Remove the parameter from your request or supply a non-empty value.',
      });
    if (value.length > limit)
      return refuse(context, { message: `Invalid string: must be at most ${limit} characters.` });
    return value;
  });

export const integer = ({ min, max }: { min?: number; max?: number } = {}) =>
  z.string().transform((value, context) => {
    const code = 'parameter_invalid_integer';
    if (!/^-?\d{1,15}$/.test(value)) return refuse(context, { code, message: `Invalid integer: ${value}` });
    const number = Number(value);
    if (min !== undefined && number < min)
      return refuse(context, { code, message: `This value must be greater than or equal to ${min}.` });
    if (max !== undefined && number > max)
      return refuse(context, { code, message: `This value must be less than or equal to ${max}.` });
    return number;
  });

export const httpUrl = text().transform((value, context) =>
  /^https?:\/\/[^/]/i.test(value) && URL.canParse(value)
    ? value
    : refuse(context, { code: 'url_invalid', message: 'Not a valid URL' }),
);

/** Enough to catch a typo; whether email reaches the address cannot be checked here. */
export const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const email = text().transform((value, context) =>
  EMAIL_ADDRESS.test(value)
    ? value
    : refuse(context, { code: 'email_invalid', message: `Invalid email address: ${value}` }),
);

export const list = <S extends z.ZodType>(item: S) =>
  z.preprocess((value) => (value !== null && typeof value === 'object' ? Object.values(value) : value), z.array(item));

/** An empty value removes its key, as at Stripe. */
export const metadata = z.record(z.string(), z.string()).transform((pairs, context) => {
  const kept = Object.entries(pairs).filter(([, value]) => value !== '');
  if (kept.length > 50)
    return refuse(context, { message: `You can have up to 50 keys of metadata, but you passed ${kept.length}.` });
  for (const [key, value] of kept) {
    if (key.length > 40)
      return refuse(context, { message: `Metadata keys can have up to 40 characters, but '${key}' has more.` });
    if (value.length > 500)
      return refuse(context, {
        message: `Metadata values can have up to 500 characters, but you passed in a value that is ${value.length} characters.`,
      });
  }
  return Object.fromEntries(kept);
});

/** Throws the first problem in Stripe's format: an unknown, missing or invalid parameter. */
export function parseParameters<S extends z.ZodType>(schema: S, form: Form): z.output<S> {
  const parsed = schema.safeParse(form, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw asStripeError(parsed.error.issues[0]!);
}

const paramName = (path: PropertyKey[]): string =>
  path.map((segment, depth) => (depth === 0 ? String(segment) : `[${String(segment)}]`)).join('');

function asStripeError(issue: z.core.$ZodIssue): StripeError {
  const param = paramName(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const unknown = paramName([...issue.path, issue.keys[0]!]);
      return new StripeError(`Received unknown parameter: ${unknown}. (Or one that the local stand-in leaves out.)`, {
        code: 'parameter_unknown',
        param: unknown,
      });
    }
    case 'invalid_value':
      if (issue.input === undefined) return missingParameter(param);
      return new StripeError(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, { param });
    case 'custom':
      return new StripeError(issue.message, { code: issue.params?.code as string | undefined, param });
    case 'invalid_type':
      if (issue.input === undefined) return missingParameter(param);
      return new StripeError(`Invalid ${issue.expected === 'record' ? 'object' : issue.expected}`, { param });
    default:
      return new StripeError(issue.message, { param });
  }
}
