import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { StatementId } from '../ids.ts';
import { isWellFormed } from '../readable-text.ts';
import { decisionsContract } from './decisions-contract.ts';
import { deductionsContract } from './deductions-contract.ts';
import { FileSettings } from './file-settings.ts';
import { mappingsContract } from './mappings-contract.ts';
import { matchesContract } from './matches-contract.ts';
import { Statement } from './statement.ts';
import { BadLineView, FileHead, SetAsideRowView } from './statement-parts.ts';
import { statementTabs } from './statement-tab.ts';
import { territoriesContract } from './territories-contract.ts';
import { STATEMENT_BYTES } from './upload-limit.ts';

const one = z.object({ statementId: StatementId });
const pages = z.strictObject({ cursor: Cursor.optional() });
/** A signed URL for a PUT of exactly this file, valid for 15 minutes. */
const upload = { url: z.string(), headers: z.record(z.string(), z.string()) };

export const statementsContract = contract({
  ...mappingsContract,
  ...matchesContract,
  ...decisionsContract,
  ...territoriesContract,
  ...deductionsContract,

  /** Lists all statements, or those in one tab, newest first, with the number of statements in each tab. */
  'GET /api/admin/statements': {
    access: 'finance',
    query: pages.extend({ tab: z.enum(['all', ...statementTabs]).default('all') }),
    reply: pageOf(Statement).extend({ totals: z.record(z.enum(['all', ...statementTabs]), z.int()) }),
    problems: [],
  },

  /** Starts an import. The caller then uploads the file and calls `uploaded`. */
  'POST /api/admin/statements': {
    access: 'finance',
    body: z.strictObject({
      fileName: z.string().max(255, { abort: true }).min(1).refine(isWellFormed),
      bytes: z.int().min(1).max(STATEMENT_BYTES),
      given: FileSettings.optional(),
    }),
    reply: z.object({ statement: Statement, ...upload }),
    problems: [],
    idempotent: 'in-its-write',
  },

  /** Returns a new upload URL after an interrupted upload. */
  'GET /api/admin/statements/{statementId}/upload': {
    access: 'finance',
    params: one,
    reply: z.object(upload),
    problems: ['statement-not-found', 'statement-elsewhere'],
  },

  /** Starts reading an uploaded file. A repeated call has no effect. */
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

  /** Returns a URL to download the original file, valid for an hour. */
  'GET /api/admin/statements/{statementId}/original': {
    access: 'finance',
    params: one,
    reply: z.object({ url: z.string() }),
    problems: ['statement-not-found', 'statement-file-missing'],
  },

  /** Lists the first hundred lines that could not be read. */
  'GET /api/admin/statements/{statementId}/bad-lines': {
    access: 'finance',
    params: one,
    reply: z.object({ lines: z.array(BadLineView) }),
    problems: ['statement-not-found'],
  },

  /** Lists the first hundred rows that were set aside because they are not sales. */
  'GET /api/admin/statements/{statementId}/set-aside': {
    access: 'finance',
    params: one,
    reply: z.object({ rows: z.array(SetAsideRowView) }),
    problems: ['statement-not-found'],
  },

  /**
   * Splits a statement with several currencies into one statement per currency, all of which read the same file. This
   * statement keeps the first currency.
   * @returns all of them, this one first
   */
  'POST /api/admin/statements/{statementId}/split': {
    access: 'finance',
    params: one,
    reply: z.object({ statementIds: z.array(StatementId) }),
    problems: ['statement-not-found', 'statement-elsewhere'],
    idempotent: 'by-its-ids',
  },

  /** Shows the beginning of the file, for mapping its columns. */
  'GET /api/admin/statements/{statementId}/head': {
    access: 'finance',
    params: one,
    reply: FileHead,
    problems: ['statement-not-found'],
  },

  /** Supplies facts that the file does not state, and reads it again. Omitted fields keep their previous values. */
  'POST /api/admin/statements/{statementId}/given': {
    access: 'finance',
    params: one,
    body: FileSettings,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere'],
  },

  /** Resumes a statement whose stages got stuck, for example after an outage. Completed work is not repeated. */
  'POST /api/admin/statements/{statementId}/resume': {
    access: 'finance',
    params: one,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere'],
  },
});
