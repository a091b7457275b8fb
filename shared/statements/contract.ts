import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { StatementId } from '../ids.ts';
import { isWellFormed } from '../readable.ts';
import { Text } from '../text.ts';
import { Given } from './given.ts';
import { KeptMapping, Mapping } from './mapping.ts';
import { Statement } from './statement.ts';
import {
  ArtistShare,
  BadLineView,
  Decision,
  FileHead,
  RecordingKey,
  TrackName,
  UnmatchedRecording,
} from './statement-parts.ts';
import { statementTabs } from './statement-tab.ts';
import { STATEMENT_BYTES } from './upload-limit.ts';

const one = z.object({ statementId: StatementId });
const ofRecording = z.object({ statementId: StatementId, key: RecordingKey });
const pages = z.strictObject({ cursor: Cursor.optional() });
/** An address to which the browser may PUT exactly this file, for a quarter of an hour. */
const upload = { url: z.string(), headers: z.record(z.string(), z.string()) };

export const statementsContract = contract({
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

  /** Says which column is which, keeps that by its name, and reads the statement by it. */
  'POST /api/admin/statements/{statementId}/mapping': {
    access: 'finance',
    params: one,
    body: Mapping,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere', 'mapping-wrong'],
  },

  /** The formats that the office has mapped. */
  'GET /api/admin/statement-mappings': {
    access: 'finance',
    reply: z.object({ mappings: z.array(KeptMapping) }),
    problems: [],
  },

  /** Forgets a mapping; what was read by it stays. */
  'DELETE /api/admin/statement-mappings/{mappingId}': {
    access: 'finance',
    params: z.object({ mappingId: z.string().max(300, { abort: true }) }),
    reply: z.object({ removed: z.literal(true) }),
    problems: [],
  },

  /** The recordings that no code tells for certain, those with most money first, each with tracks that it may be. */
  'GET /api/admin/statements/{statementId}/unmatched': {
    access: 'finance',
    params: one,
    query: pages,
    reply: pageOf(UnmatchedRecording),
    problems: ['statement-not-found'],
  },

  /** Tracks of submitted and exported releases that what was typed finds: by ISRC, UPC, title or artist. */
  'GET /api/admin/statement-tracks': {
    access: 'finance',
    query: z.strictObject({ q: z.string().max(200, { abort: true }) }),
    reply: z.object({ tracks: z.array(TrackName) }),
    problems: [],
  },

  /** What each artist gets, who gets most first. */
  'GET /api/admin/statements/{statementId}/artists': {
    access: 'finance',
    params: one,
    query: pages,
    reply: pageOf(ArtistShare),
    problems: ['statement-not-found'],
  },

  /**
   * Says what a recording is, for this statement and later ones. The plan is made anew, and approvals are given anew. What was kept of it by
   * statements that are posted is paid to its owner: this one, and every other.
   */
  'PUT /api/admin/statements/{statementId}/matches/{key}': {
    access: 'finance',
    params: ofRecording,
    body: Decision,
    reply: Statement,
    problems: [
      'statement-not-found',
      'statement-elsewhere',
      'recording-not-found',
      'release-not-found',
      'track-not-found',
    ],
  },

  /** Withdraws what was said of a recording. */
  'DELETE /api/admin/statements/{statementId}/matches/{key}': {
    access: 'finance',
    params: ofRecording,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere', 'recording-not-found'],
  },

  /** Matches once more, with the catalogue and the terms of now. */
  'POST /api/admin/statements/{statementId}/match': {
    access: 'finance',
    params: one,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere'],
  },

  /** Approves one version of the plan. The last approval that is needed has it posted. */
  'POST /api/admin/statements/{statementId}/approve': {
    access: 'finance',
    params: one,
    body: z.strictObject({
      planVersion: z.int().min(1),
      /** That another statement looks the same was seen, and it is none. */
      acceptsRepeat: z.boolean().optional(),
    }),
    reply: Statement,
    problems: [
      'statement-not-found',
      'statement-elsewhere',
      'statement-plan-changed',
      'statement-repeats',
      'statement-approved-by-you',
    ],
    idempotent: 'in-its-write',
  },

  /** Has the stages go on with a statement that they left, for example after an outage. Nothing is done twice. */
  'POST /api/admin/statements/{statementId}/resume': {
    access: 'finance',
    params: one,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere'],
  },

  /** Takes back all that was posted, by opposite entries. */
  'POST /api/admin/statements/{statementId}/reverse': {
    access: 'finance',
    params: one,
    body: z.strictObject({ reason: Text.min(1, 'Please write why') }),
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere'],
    idempotent: 'in-its-write',
  },

  /** Ends an import of which nothing was posted. Its file may be dropped again. */
  'POST /api/admin/statements/{statementId}/discard': {
    access: 'finance',
    params: one,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere'],
  },
});
