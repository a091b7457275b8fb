import { openService } from '../platform/open-service.ts';
import { StageConfig } from './config.ts';
import type { Work } from './stages/execution-gateway.ts';
import { stopUnfinished } from './stages/stop-unfinished.ts';
import { statementRepository } from './storage/statement-repository.ts';

const { table, now, log } = openService('statement-unfinished', StageConfig.pick({ TABLE_NAME: true }));
const needs = { statements: statementRepository(table, { approvalsNeeded: 1 }), now };

/**
 * Stops a statement after every attempt at a step has failed, so that the office sees it and can retry. The workflow's
 * alarm notifies the operator.
 */
export const handler = async ({ statementId, failure }: Work & { failure: { Error: string } }): Promise<void> => {
  await stopUnfinished(needs, { statementId });
  log.error('an import did not finish', { statementId, code: failure.Error });
};
