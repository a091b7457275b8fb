import { openService } from '../platform/open-service.ts';
import { StageConfig } from './config.ts';
import type { Work } from './execution-gateway.ts';
import { stageNeeds } from './open-stages.ts';
import { laterStage } from './stages/later-stage.ts';
import { matchStage } from './stages/match-stage.ts';
import { statementGateway } from './statement-gateway.ts';

const { config, table, now, log } = openService('statement-matcher', StageConfig);
const needs = stageNeeds({ table, objects: statementGateway(config.STATEMENTS_BUCKET), now });

/**
 * Whose everything is, and what each would get; or of one that was posted, what was matched since. Nothing is to be
 * matched of a file that could not be read.
 */
export const handler = async ({ statementId, step }: Work): Promise<void> => {
  await (step === 'later' ? laterStage : matchStage)(needs, { statementId });
  log.info('a statement was matched', { statementId });
};
