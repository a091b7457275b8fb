import type * as z from 'zod';
import type { OfficeAccess } from '../accounts/office-role.ts';
import type { ProblemCode } from './problem.ts';

/**
 * The callers that a route allows (product 3.14). Only `serve` enforces this. An office route names the narrowest
 * permission that it needs. `serve` reads the role from the profile, and also requires the role's group in the token.
 */
export type Access = 'public' | 'signed-in' | 'active-artist' | OfficeAccess;

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * API Gateway's own name for a route. It is the row's key, so a call site names both method and path, and they cannot
 * drift apart.
 */
export type RouteKey = `${Method} /api/${string}`;

/** A reply that the browser saves as a file. */
export type FileReply = { file: string };
export const file = (contentType: string): FileReply => ({ file: contentType });
type FileBody = { fileName: string; body: string };

/** A reply that redirects the browser to a URL that is valid for this visit only. */
export type RedirectReply = { redirect: true };
export const redirect: RedirectReply = { redirect: true };
type Redirection = { location: string };

/** Marks a route whose handler gets the headers and the exact bytes of the body, because a signature covers them. */
export type RawBody = { raw: true };
export const rawBody: RawBody = { raw: true };

/**
 * How a route makes sure that it takes effect only once per Idempotency-Key, even if it is interrupted:
 * - `in-its-write`: its effect is one transaction, which also stores its reply.
 * - `by-its-ids`: its effect is one large write, which would cost twice as much in a transaction. Its ids are derived
 * from the key, so that a retry finds what the first attempt wrote.
 * - `locked`: it calls an external system before its last transaction, which stores the reply. The key is locked until
 * then. If the function is stopped midway, the key stays locked for a minute.
 */
export type Idempotency = 'in-its-write' | 'by-its-ids' | 'locked';

type Row = {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType | RawBody;
  reply: z.ZodType | FileReply | RedirectReply;
  /**
   * The reply has a version: a caller that already has it gets a 304 before anything else is read (RFC 9110, section
   * 13.1.2).
   */
  conditional?: true;
  /** The problems specific to this route; the web app has a message for each. */
  problems: readonly ProblemCode[];
};

/**
 * One row of a contract. Routes that move money or create something are `idempotent`: repeating an Idempotency-Key
 * returns the same reply, and fails if the body differs. A public route cannot be idempotent: visitors' keys have no
 * owner, so one visitor could get another's reply.
 */
export type Route = Row &
  ({ access: 'public'; idempotent?: never } | { access: Exclude<Access, 'public'>; idempotent?: Idempotency });

export type Contract = Readonly<Record<RouteKey, Route>>;

/** Declares a contract, keeping the literal types of its rows. */
export const contract = <const C extends Contract>(rows: C): C => rows;

type Part<R extends Route, K extends 'params' | 'query' | 'body'> = K extends keyof R ? R[K] : undefined;
type Parsed<S> = S extends z.ZodType ? z.output<S> : S extends RawBody ? RawRequest : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : never;

export type RawRequest = { bytes: Uint8Array; headers: Record<string, string | undefined> };

/** A handler's input: parsed and typed. */
export type Call<R extends Route> = {
  params: Parsed<Part<R, 'params'>>;
  query: Parsed<Part<R, 'query'>>;
  body: Parsed<Part<R, 'body'>>;
};

/** A handler's result. */
export type Answer<R extends Route> = R['reply'] extends z.ZodType
  ? z.input<R['reply']>
  : R['reply'] extends RedirectReply
    ? Redirection
    : FileBody;

/** A client's input. The compiler rejects a missing part, and a part that the row does not declare. */
export type Request<R extends Route> = {
  [K in 'params' | 'query' | 'body' as K extends keyof R ? K : never]: Sent<Part<R, K>>;
} & (R extends { idempotent: Idempotency } ? { idempotencyKey: string } : unknown);

/** A client's result. */
export type Reply<R extends Route> = R['reply'] extends z.ZodType ? z.output<R['reply']> : SavedFile;

export type SavedFile = { fileName: string; blob: Blob };
