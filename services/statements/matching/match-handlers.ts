import { Problem } from '../../../shared/contract/problem.ts';
import type { ArtistId, StatementId } from '../../../shared/ids.ts';
import type { matchesContract } from '../../../shared/statements/matches-contract.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import type {
  Decision,
  PayingDecision,
  ReleaseName,
  TrackDecision,
  TrackName,
} from '../../../shared/statements/statement-parts.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { type Audited, audit, personOf } from '../../platform/audit.ts';
import { whenRefused } from '../../platform/condition.ts';
import { retryWhenChanged } from '../../platform/retry-when-changed.ts';
import type { Handlers } from '../../platform/serve.ts';
import type { Write } from '../../platform/table.ts';
import { matchAgain } from '../office/read-again.ts';
import { ArtistPiece, type ListedRecording, planObject, RecordingPiece } from '../planning/plan-objects.ts';
import type { shareRecoupment } from '../planning/share-recoupment.ts';
import type { PostedLines } from '../reading/posted-lines.ts';
import type { WorkDue } from '../stages/work-due.ts';
import type { StatementGateway } from '../storage/statement-gateway.ts';
import type { StatementRepository } from '../storage/statement-repository.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';
import { decideMatch, isPayable } from './decide-match.ts';
import type { RecordingMatchRepository } from './recording-match-repository.ts';

export type MatchNeeds = {
  statements: StatementRepository;
  objects: StatementGateway;
  matches: RecordingMatchRepository;
  /** How many people must agree on a match before statements that have already been posted pay out for it. */
  approvalsNeeded: number;
  /** Suggests tracks for a recording, by its UPC and its title. */
  suggestions: (recording: ListedRecording) => Promise<TrackName[]>;
  /** Searches tracks by text. */
  findTracks: (typed: string) => Promise<TrackName[]>;
  /** Finds the current name of the chosen track; undefined if it was deleted. */
  trackOf: (decision: TrackDecision) => Promise<TrackName | undefined>;
  /** Finds the chosen release; undefined if it was deleted. */
  releaseOf: (decision: PayingDecision) => Promise<ReleaseName | undefined>;
  /** @throws Problem `release-not-found`, `track-not-found` */
  assertPayee: (decision: PayingDecision) => Promise<void>;
  /** Looks up the current names of artists; '' for an account that was deleted. */
  artistNames: (artistIds: readonly ArtistId[]) => Promise<Map<ArtistId, string>>;
  /** Computes the recoupment of artists' advances, for one piece of the plan's list of artists. */
  shareRecoupment: ReturnType<typeof shareRecoupment>;
  posted: PostedLines;
  workDue: WorkDue;
  /**
   * Publishes that statements which were posted with the recording unmatched may pay out for it, in the transaction
   * that stores the match.
   */
  publishMatched: (recording: string, at: Date) => Write;
  auditedBy: (admin: SignedIn) => Audited;
  now: () => Date;
};

/** Formats a decision for the audit. */
const decisionText = (decision: Decision): string =>
  decision.to === 'suspense'
    ? 'suspense'
    : [decision.releaseId, decision.to === 'track' && decision.trackId].filter(Boolean).join(' ');

/**
 * Makes the cursor for a page, which is a piece of the plan. It names the plan, so that it is not valid for a different
 * plan.
 */
const cursorOf = (folder: string, n: number): string => `${folder}/${n}`;
function pieceNumber(cursor: string | undefined, folder: string): number {
  const [cursorFolder, n = '0'] = (cursor ?? '').split('/');
  return cursorFolder === folder && /^\d{1,6}$/.test(n) ? Number(n) : 0;
}

export function matchHandlers(needs: MatchNeeds): Handlers<typeof matchesContract> {
  const {
    statements,
    objects,
    matches,
    approvalsNeeded,
    suggestions,
    findTracks,
    trackOf,
    releaseOf,
    assertPayee,
    artistNames,
    shareRecoupment,
    posted,
    workDue,
    publishMatched,
    auditedBy,
    now,
  } = needs;

  const pieceOf = async (
    { statement: { statementId }, planFolder }: StoredStatement,
    list: 'unmatched' | 'artists',
    cursor: string | undefined,
  ): Promise<{ piece: unknown; n: number; next?: string }> => {
    if (!planFolder) return { piece: [], n: 0 };
    const n = pieceNumber(cursor, planFolder);
    const piece = await objects.readJson(statementId, planObject(planFolder, list, n));
    if (piece === undefined) return { piece: [], n };
    const isLast = (await objects.bytesOf(statementId, planObject(planFolder, list, n + 1))) === undefined;
    return { piece, n, ...(!isLast && { next: cursorOf(planFolder, n + 1) }) };
  };

  /** Finds a recording in the plan's list. @throws Problem `recording-not-found` */
  const recordingOf = async (stored: StoredStatement, key: string): Promise<ListedRecording> => {
    let cursor: string | undefined;
    do {
      const { piece, next } = await pieceOf(stored, 'unmatched', cursor);
      const found = RecordingPiece.parse(piece).find((recording) => recording.key === key);
      if (found) return found;
      cursor = next;
    } while (cursor);
    throw new Problem('recording-not-found');
  };

  const isPosted = ({ state }: Statement): boolean => state === 'posted' || state === 'posting';

  /** Withdraws an approved statement from the payer's posted lines, because a new match requires new approvals. */
  const withdrawPostedLines = async (statement: Statement): Promise<Write[]> =>
    statement.state === 'approved' ? posted.leave(await posted.of(statement.read.payer), statement.statementId) : [];

  /** Applies a change and queues the statement to be matched again. A posted statement does not change. */
  const rematch = (
    statementId: StatementId,
    change: (before: StoredStatement) => Promise<{ audited?: Audited; writes: Write[] }>,
  ): Promise<Statement> =>
    retryWhenChanged('statement-elsewhere', async () => {
      const before = await statements.get(statementId);
      const at = now();
      const { writes } = await change(before);
      if (isPosted(before.statement)) return (await statements.save(before, before, writes)).statement;
      const statement = matchAgain(before.statement, at.toISOString());
      // If a stage is running, it notices that the statement has changed, and starts over.
      const due = before.statement.state === 'reading' ? [] : workDue(statement, 'match', at);
      const leaves = await withdrawPostedLines(before.statement);
      const save = statements.save(before, { ...before, statement }, [...leaves, ...writes, ...due]);
      const after = await whenRefused(save, ({ index, error }) => {
        if (leaves.length > 0 && index === 1) throw new Problem('statement-elsewhere', { state: 'approved' });
        throw error;
      });
      return after.statement;
    });

  /** @throws Problem `statement-elsewhere` if the statement is posted, or about to be */
  const assertOpen = (statement: Statement): void => {
    if (isPosted(statement)) throw new Problem('statement-elsewhere', { state: statement.state });
  };

  return {
    async 'GET /api/admin/statements/{statementId}/unmatched'({ params, query }) {
      const { piece, next } = await pieceOf(await statements.get(params.statementId), 'unmatched', query.cursor);
      const listed = RecordingPiece.parse(piece);
      const decisions = await matches.among(listed.map(({ key }) => key));
      const items = await Promise.all(
        listed.map(async (recording) => {
          const decision = decisions.get(recording.key);
          const [found, track, release] = await Promise.all([
            suggestions(recording),
            decision?.said.to === 'track' ? trackOf(decision.said) : undefined,
            decision?.said.to === 'release' ? releaseOf(decision.said) : undefined,
          ]);
          return {
            ...recording,
            suggestions: found,
            ...(decision && { decision: { ...decision, ...(track && { track }), ...(release && { release }) } }),
          };
        }),
      );
      return { items, ...(next && { next }) };
    },

    'GET /api/admin/statement-tracks': async ({ query }) => ({ tracks: await findTracks(query.q) }),

    async 'GET /api/admin/statements/{statementId}/artists'({ params, query }) {
      const stored = await statements.get(params.statementId);
      const { piece, n, next } = await pieceOf(stored, 'artists', query.cursor);
      const listed = ArtistPiece.parse(piece);
      const artists = listed.map(({ artistId }) => artistId);
      const [names, recouped] = await Promise.all([artistNames(artists), shareRecoupment(stored, { n, artists })]);
      const items = listed.map((share) => {
        const micros = recouped.get(share.artistId);
        const artistName = names.get(share.artistId) ?? '';
        return { ...share, artistName, ...(micros !== undefined && { takenMicros: String(micros) }) };
      });
      return { items, ...(next && { next }) };
    },

    'PUT /api/admin/statements/{statementId}/matches/{key}': ({ actor, params: { statementId, key }, body }) =>
      rematch(statementId, async (stored) => {
        const recording = await recordingOf(stored, key);
        if (body.to !== 'suspense') await assertPayee(body);
        const audited = auditedBy(actor);
        const before = await matches.find(key);
        const decision = { said: body, by: personOf(audited), at: audited.at.toISOString() };
        const match = decideMatch(before, decision, approvalsNeeded);
        const published = isPayable(match ?? before) ? [publishMatched(key, audited.at)] : [];
        // The decision already exists, perhaps from a different statement, so only this statement's match changes.
        if (!match) return { writes: published };
        const to = decisionText(body);
        return {
          writes: [
            matches.save(key, recording, match),
            audit(audited, {
              what: 'statement-matched',
              object: { kind: 'statement', statementId },
              from: [recording.isrc, recording.upc, recording.title].filter(Boolean).join(' '),
              to,
            }),
            ...published,
          ],
        };
      }),

    'DELETE /api/admin/statements/{statementId}/matches/{key}': ({ actor, params: { statementId, key } }) =>
      rematch(statementId, async ({ statement }) => {
        assertOpen(statement);
        const saved = await matches.find(key);
        if (!saved) throw new Problem('recording-not-found');
        const from = decisionText(saved.said);
        const object = { kind: 'statement', statementId } as const;
        const entry = audit(auditedBy(actor), { what: 'statement-matched', object, from, to: 'none' });
        return { writes: [matches.withdraw(key), entry] };
      }),

    'POST /api/admin/statements/{statementId}/match': ({ params: { statementId } }) =>
      rematch(statementId, async ({ statement }) => {
        assertOpen(statement);
        return { writes: [] };
      }),
  };
}
