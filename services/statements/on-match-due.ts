import { openService } from '../platform/open-service.ts';
import { StageConfig } from './config.ts';
import { laterMatchesStage } from './later-matches/later-matches-stage.ts';
import { matchStage } from './matching/match-stage.ts';
import type { Work } from './stages/execution-gateway.ts';
import { stageNeeds } from './stages/open-stages.ts';
import { statementGateway } from './storage/statement-gateway.ts';

const { config, table, now, log } = openService('statement-matcher', StageConfig);
const needs = stageNeeds({ table, objects: statementGateway(config.STATEMENTS_BUCKET), now });

/**
 * Matches recordings to releases and computes each payee's share; for a posted statement, only for recordings that have
 * been matched since. Does nothing if the file could not be read.
 */
export const handler = async ({ statementId, step }: Work): Promise<void> => {
  await (step === 'later' ? laterMatchesStage : matchStage)(needs, { statementId });
  log.info('a statement was matched', { statementId });
};
