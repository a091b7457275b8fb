import { isPayable } from '../matching/decide-match.ts';
import type { RecordingMatchRepository } from '../matching/recording-match-repository.ts';
import type { StatementGateway } from '../storage/statement-gateway.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';
import type { UnmatchedRecordingRepository } from './unmatched-recording-repository.ts';
import { unpaidRecordings } from './unpaid-recordings.ts';

export type RegisterNeeds = {
  objects: Pick<StatementGateway, 'readJson'>;
  matches: Pick<RecordingMatchRepository, 'among'>;
  unmatched: UnmatchedRecordingRepository;
};

/** The number of registrations that are written concurrently. */
const AT_ONCE = 25;

/**
 * Registers the statement under each unmatched recording, then re-checks for matches, so that a concurrent match is not
 * missed.
 * @returns whether a recording has been matched
 */
export async function registerUnmatched(
  { objects, matches, unmatched }: RegisterNeeds,
  stored: StoredStatement,
): Promise<boolean> {
  const { statementId } = stored.statement;
  let isMatched = false;
  for await (const recordings of unpaidRecordings(objects, stored)) {
    const digests = recordings.map(({ key }) => key);
    for (let at = 0; at < digests.length; at += AT_ONCE)
      await Promise.all(digests.slice(at, at + AT_ONCE).map((recording) => unmatched.register(recording, statementId)));
    const decisions = await matches.among(digests, { consistent: true });
    isMatched ||= [...decisions.values()].some(isPayable);
  }
  return isMatched;
}
