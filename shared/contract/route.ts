import type * as z from 'zod';
import type { OfficeAccess } from '../accounts/office-role.ts';
import type { ProblemCode } from './problem.ts';

/**
 * Who may call a route (product 3.14). Enforced once, by `serve`, from this value alone.
 * A route of the office says the narrowest role that it needs; the role stands in a fresh read of the profile, and the token has its group.
 */
export type Access = 'public' | 'signed-in' | 'active-artist' | OfficeAccess;

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** API Gateway's own name of a route. It is the row's key, so a call site names method and path and nothing can drift. */
export type RouteKey = `${Method} /api/${string}`;

/** A reply that is a file for the browser to save. */
export type FileReply = { file: string };
export const file = (contentType: string): FileReply => ({ file: contentType });
export type FileBody = { fileName: string; body: string };

/** A reply that sends the browser on, to an address that is good for this one visit. */
export type RedirectReply = { redirect: true };
export const redirect: RedirectReply = { redirect: true };
export type Redirection = { location: string };

/** The body is handed over as the exact bytes that arrived, with the headers: a signature is computed over them. */
export type RawBody = { raw: true };
export const rawBody: RawBody = { raw: true };

/**
 * How a route happens once for each Idempotency-Key, whatever ends it in the middle:
 * - `in-its-write`: its effect is one transaction, and its answer is stored in it.
 * - `by-its-ids`: its effect is one write to something large, which a transaction would make twice as dear. It is made with ids that follow
 *   from the key, so that a repetition meets what the first has made.
 * - `locked`: somebody outside is asked on the way. The key is held meanwhile, and the answer is stored in the transaction that ends it. A
 *   function that is stopped in the middle leaves it held for a minute.
 */
export type Idempotency = 'in-its-write' | 'by-its-ids' | 'locked';

type Row = {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType | RawBody;
  reply: z.ZodType | FileReply | RedirectReply;
  /** Its answer has a version: who has that one already is answered 304, before anything is read for it (RFC 9110, section 13.1.2). */
  conditional?: true;
  /** The refusals particular to this route; the web maps each one to a message. */
  problems: readonly ProblemCode[];
};

/**
 * A row. Money and create routes are `idempotent`: the same Idempotency-Key of an artist answers the same reply, another body is refused.
 * A public route cannot be: nobody's key is anybody's, and one visitor would get another's answer.
 */
export type Route = Row &
  ({ access: 'public'; idempotent?: never } | { access: Exclude<Access, 'public'>; idempotent?: Idempotency });

export type Contract = Readonly<Record<RouteKey, Route>>;

/** Keeps the literal types of the rows. */
export const contract = <const C extends Contract>(rows: C): C => rows;

type Part<R extends Route, K extends 'params' | 'query' | 'body'> = K extends keyof R ? R[K] : undefined;
type Parsed<S> = S extends z.ZodType ? z.output<S> : S extends RawBody ? RawRequest : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : never;

export type RawRequest = { bytes: Uint8Array; headers: Record<string, string | undefined> };

/** What a handler receives: parsed and typed. */
export type Call<R extends Route> = {
  params: Parsed<Part<R, 'params'>>;
  query: Parsed<Part<R, 'query'>>;
  body: Parsed<Part<R, 'body'>>;
};

/** What a handler answers. */
export type Answer<R extends Route> = R['reply'] extends z.ZodType
  ? z.input<R['reply']>
  : R['reply'] extends RedirectReply
    ? Redirection
    : FileBody;

/** What a client sends. A part that the row does not have cannot be passed; one that it has cannot be left out. */
export type Request<R extends Route> = {
  [K in 'params' | 'query' | 'body' as K extends keyof R ? K : never]: Sent<Part<R, K>>;
} & (R extends { idempotent: Idempotency } ? { idempotencyKey: string } : unknown);

/** What a client gets. */
export type Reply<R extends Route> = R['reply'] extends z.ZodType ? z.output<R['reply']> : SavedFile;

export type SavedFile = { fileName: string; blob: Blob };
