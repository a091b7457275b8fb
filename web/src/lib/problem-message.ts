import type { AnyRouteProblem } from '../../../shared/contract/any-route-problems.ts';
import type { Api } from '../../../shared/contract/index.ts';
import { Problem, type ProblemCode } from '../../../shared/contract/problem.ts';
import { TOO_MANY_REQUESTS } from './too-many-requests.ts';

/** Messages for errors that every route may return. A domain may have a better message for its own case. */
const anyRoute = {
  'invalid-request': 'Something in this form isn’t right. Please check it and try again.',
  'request-too-large': 'This is too much to save at once. Please save less at a time.',
  'wrong-origin': 'Please open the site at its own address and try again.',
  'sign-in-required': 'You have been signed out. Please sign in again.',
  'admin-only': 'Your role does not allow this. Ask an admin.',
  'account-inactive': 'Your account needs to be activated by an admin first.',
  'profile-not-found': 'User profile not found',
  'idempotency-key-required': 'Something went wrong. Please reload the page.',
  'idempotency-key-reused': 'Something went wrong. Please reload the page.',
  'still-running': 'We’re still working on this. Please wait a moment and try again.',
  'too-many-requests': TOO_MANY_REQUESTS,
  blocked:
    'Our firewall stopped this, perhaps because of unusual characters in a text. Please change the text and try again, or write to us.',
  busy: 'We’re very busy right now, and nothing was changed. Please try again.',
  'outcome-unknown': 'We couldn’t tell whether that went through. Please try again: it won’t happen twice.',
  internal: 'Something went wrong on our side. Please try again.',
} as const satisfies Record<AnyRouteProblem, string>;

/** Errors that only some routes of the contract return. */
export type ProblemsOf<K extends keyof Api> = Exclude<Api[K]['problems'][number], AnyRouteProblem>;

type Message = string | ((details: Record<string, unknown>) => string);

const UNREACHABLE = 'We couldn’t reach the server. Please check your connection and try again.';

/**
 * Defines a domain's messages for every error of its routes. A missing message fails to compile.
 * @returns a function that finds the message for any error thrown by a call to one of these routes
 */
export const messageFor = <K extends keyof Api>(
  messages: Record<ProblemsOf<K>, Message> & Partial<Record<AnyRouteProblem, Message>>,
) => {
  const table: Partial<Record<ProblemCode, Message>> = { ...anyRoute, ...messages };
  return (error: unknown): string => {
    if (!(error instanceof Problem)) return UNREACHABLE;
    const found = table[error.code] ?? anyRoute.internal;
    return typeof found === 'string' ? found : found(error.details);
  };
};

export const isProblem = (error: unknown, code: ProblemCode): error is Problem =>
  error instanceof Problem && error.code === code;
