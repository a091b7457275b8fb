import { openService } from '../platform/open-service.ts';
import { StageConfig } from './config.ts';
import type { Work } from './stages/execution-gateway.ts';
import { stopUnfinished } from './stages/stop-unfinished.ts';
import { statementRepository } from './storage/statement-repository.ts';

const { table, now, log } = openService('statement-unfinished', StageConfig.pick({ TABLE_NAME: true }));
const needs = { statements: statementRepository(table, { approvalsNeeded: 1 }), now };

/**
 * A step failed every time: the office is told, and may try again. The alarm of the workflow tells who looks after the
 * product.
 */
export const handler = async ({ statementId, failure }: Work & { failure: { Error: string } }): Promise<void> => {
  await stopUnfinished(needs, { statementId });
  log.error('an import ended before it was done', { statementId, code: failure.Error });
};
