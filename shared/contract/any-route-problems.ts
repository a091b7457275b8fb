import type { ProblemCode } from './problems.ts';

/**
 * Problems that any route may answer with, although its row does not list them. They come from the gateway, the
 * firewall, `serve`, idempotency or the table. The web app has one message for each.
 */
export const anyRouteProblems = [
  'invalid-request',
  'request-too-large',
  'wrong-origin',
  'sign-in-required',
  'admin-only',
  'account-inactive',
  'profile-not-found',
  'idempotency-key-required',
  'idempotency-key-reused',
  'still-running',
  'too-many-requests',
  'blocked',
  'busy',
  'outcome-unknown',
  'internal',
] as const satisfies readonly ProblemCode[];

export type AnyRouteProblem = (typeof anyRouteProblems)[number];
