import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { StatementId } from '../ids.ts';
import { Statement } from './statement.ts';
import { ArtistShare, Decision, RecordingKey, TrackName, UnmatchedRecording } from './statement-parts.ts';

const one = z.object({ statementId: StatementId });
const ofRecording = z.object({ statementId: StatementId, key: RecordingKey });
const pages = z.strictObject({ cursor: Cursor.optional() });

/** What recordings of a statement are, and who gets what by that. */
export const matchesContract = contract({
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
   * Says what a recording is, for this statement and later ones. The plan is made anew, and approvals are given anew.
   * What was kept of it by statements that are posted is paid to its owner: this one, and every other. Where two
   * approve a statement, that waits until another account has said the same (product 23.13).
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
});
