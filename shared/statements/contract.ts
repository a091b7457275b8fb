import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { StatementId } from '../ids.ts';
import { isWellFormed } from '../readable.ts';
import { decisionsContract } from './decisions-contract.ts';
import { deductionsContract } from './deductions-contract.ts';
import { Given } from './given.ts';
import { mappingsContract } from './mappings-contract.ts';
import { matchesContract } from './matches-contract.ts';
import { Statement } from './statement.ts';
import { BadLineView, FileHead, SetAsideRowView } from './statement-parts.ts';
import { statementTabs } from './statement-tab.ts';
import { territoriesContract } from './territories-contract.ts';
import { STATEMENT_BYTES } from './upload-limit.ts';

const one = z.object({ statementId: StatementId });
const pages = z.strictObject({ cursor: Cursor.optional() });
/** An address to which the browser may PUT exactly this file, for a quarter of an hour. */
const upload = { url: z.string(), headers: z.record(z.string(), z.string()) };

export const statementsContract = contract({
  ...mappingsContract,
  ...matchesContract,
  ...decisionsContract,
  ...territoriesContract,
  ...deductionsContract,

  /** All of them, or those of a tab, the newest first; with how many each tab has. */
  'GET /api/admin/statements': {
    access: 'finance',
    query: pages.extend({ tab: z.enum(['all', ...statementTabs]).default('all') }),
    reply: pageOf(Statement).extend({ totals: z.record(z.enum(['all', ...statementTabs]), z.int()) }),
    problems: [],
  },

  /** Begins an import: the file follows, then `uploaded`. */
  'POST /api/admin/statements': {
    access: 'finance',
    body: z.strictObject({
      fileName: z.string().max(255, { abort: true }).min(1).refine(isWellFormed),
      bytes: z.int().min(1).max(STATEMENT_BYTES),
      given: Given.optional(),
    }),
    reply: z.object({ statement: Statement, ...upload }),
    problems: [],
    idempotent: 'in-its-write',
  },

  /** The address once more, for an upload that broke off. */
  'GET /api/admin/statements/{statementId}/upload': {
    access: 'finance',
    params: one,
    reply: z.object(upload),
    problems: ['statement-not-found', 'statement-elsewhere'],
  },

  /** The file is there: it is read. Said twice it is read once. */
  'POST /api/admin/statements/{statementId}/uploaded': {
    access: 'finance',
    params: one,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere', 'statement-file-missing'],
  },

  'GET /api/admin/statements/{statementId}': {
    access: 'finance',
    params: one,
    reply: Statement,
    problems: ['statement-not-found'],
  },

  /** An address that gives the file as it came, for an hour. */
  'GET /api/admin/statements/{statementId}/original': {
    access: 'finance',
    params: one,
    reply: z.object({ url: z.string() }),
    problems: ['statement-not-found', 'statement-file-missing'],
  },

  /** The first hundred lines that could not be counted. */
  'GET /api/admin/statements/{statementId}/bad-lines': {
    access: 'finance',
    params: one,
    reply: z.object({ lines: z.array(BadLineView) }),
    problems: ['statement-not-found'],
  },

  /** The first hundred rows that are no sales, and were set aside. */
  'GET /api/admin/statements/{statementId}/set-aside': {
    access: 'finance',
    params: one,
    reply: z.object({ rows: z.array(SetAsideRowView) }),
    problems: ['statement-not-found'],
  },

  /**
   * Makes a file of several currencies several statements, one of each, which read the same file. This one stays that of the first currency.
   * @returns all of them, this one first
   */
  'POST /api/admin/statements/{statementId}/split': {
    access: 'finance',
    params: one,
    reply: z.object({ statements: z.array(Statement) }),
    problems: ['statement-not-found', 'statement-elsewhere'],
    idempotent: 'by-its-ids',
  },

  /** How the file begins, to say which column is which. */
  'GET /api/admin/statements/{statementId}/head': {
    access: 'finance',
    params: one,
    reply: FileHead,
    problems: ['statement-not-found'],
  },

  /** Says what the file does not say; it is read again. What is left out stays as it was said before. */
  'POST /api/admin/statements/{statementId}/given': {
    access: 'finance',
    params: one,
    body: Given,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere'],
  },

  /** Has the stages go on with a statement that they left, for example after an outage. Nothing is done twice. */
  'POST /api/admin/statements/{statementId}/resume': {
    access: 'finance',
    params: one,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere'],
  },
});
