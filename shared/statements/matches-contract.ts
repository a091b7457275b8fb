import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { StatementId } from '../ids.ts';
import { Statement } from './statement.ts';
import { ArtistShare, Decision, RecordingKey, TrackName, UnmatchedRecording } from './statement-parts.ts';

const one = z.object({ statementId: StatementId });
const ofRecording = z.object({ statementId: StatementId, key: RecordingKey });
const pages = z.strictObject({ cursor: Cursor.optional() });

/** Routes for matching a statement's recordings to the catalogue, and for the resulting shares. */
export const matchesContract = contract({
  /** Lists recordings that their codes do not identify, those with the most money first, each with suggested tracks. */
  'GET /api/admin/statements/{statementId}/unmatched': {
    access: 'finance',
    params: one,
    query: pages,
    reply: pageOf(UnmatchedRecording),
    problems: ['statement-not-found'],
  },

  /** Searches the tracks of submitted and exported releases by ISRC, UPC, title or artist. */
  'GET /api/admin/statement-tracks': {
    access: 'finance',
    query: z.strictObject({ q: z.string().max(200, { abort: true }) }),
    reply: z.object({ tracks: z.array(TrackName) }),
    problems: [],
  },

  /** Lists the artists' shares, largest first. */
  'GET /api/admin/statements/{statementId}/artists': {
    access: 'finance',
    params: one,
    query: pages,
    reply: pageOf(ArtistShare),
    problems: ['statement-not-found'],
  },

  /**
   * Decides which track or release a recording is, for this statement and later ones. The statement then needs a new
   * plan and new approvals. If statements already posted have money for the recording in suspense, it moves to the
   * owner: immediately, or, if statements need two approvals, once a second account has made the same decision (product
   * 23.13).
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

  /** Withdraws a decision about a recording. */
  'DELETE /api/admin/statements/{statementId}/matches/{key}': {
    access: 'finance',
    params: ofRecording,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere', 'recording-not-found'],
  },

  /** Matches the recordings again, with the current catalogue and terms. */
  'POST /api/admin/statements/{statementId}/match': {
    access: 'finance',
    params: one,
    reply: Statement,
    problems: ['statement-not-found', 'statement-elsewhere'],
  },
});
