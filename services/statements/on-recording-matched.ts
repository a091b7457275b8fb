import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { RecordingMatchedConfig } from './config.ts';
import { payMatched } from './later-matches/queue-later-matches.ts';
import { recordingWaitsRepository } from './later-matches/unmatched-recording-repository.ts';
import { workDueIn } from './stages/work-due-event.ts';
import { statementRepository } from './storage/statement-repository.ts';

const { config, table, now, log } = openService('finder', RecordingMatchedConfig);
const needs = {
  // It approves nothing.
  statements: statementRepository(table, { approvalsNeeded: 1 }),
  waits: recordingWaitsRepository(table),
  workDue: workDueIn(table),
  now,
};

/** Has the statements pay what they keep in suspense of a recording that the office has matched. */
export const handler = listen('recording-matched', { config, log }, async ({ body: { recording } }) => {
  const due = await payMatched(needs, recording);
  for (const statementId of due) log.info('what a recording waits for is due', { statementId, key: recording });
});
