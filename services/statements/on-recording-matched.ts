import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { RecordingMatchedConfig } from './config.ts';
import { queueLaterMatches } from './later-matches/queue-later-matches.ts';
import { unmatchedRecordingRepository } from './later-matches/unmatched-recording-repository.ts';
import { workDueIn } from './stages/work-due-event.ts';
import { statementRepository } from './storage/statement-repository.ts';

const { config, table, now, log } = openService('finder', RecordingMatchedConfig);
const needs = {
  // The number has no effect, because the listener approves nothing.
  statements: statementRepository(table, { approvalsNeeded: 1 }),
  unmatched: unmatchedRecordingRepository(table),
  workDue: workDueIn(table),
  now,
};

/** Queues work for statements that have money in suspense for a recording that was just matched. */
export const handler = listen('recording-matched', { config, log }, async ({ body: { recording } }) => {
  const due = await queueLaterMatches(needs, recording);
  for (const statementId of due) log.info('a matched recording is to be paid', { statementId, key: recording });
});
