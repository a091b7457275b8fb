import { openService } from '../platform/open-service.ts';
import { StageConfig } from './config.ts';
import type { Work } from './execution-gateway.ts';
import { stageNeeds } from './open-stages.ts';
import { readStage } from './stages/read-stage.ts';
import { statementGateway } from './statement-gateway.ts';

const { config, table, now, log } = openService('statement-reader', StageConfig);
const needs = stageNeeds({ table, objects: statementGateway(config.STATEMENTS_BUCKET), now });

/** The workflow's first step: what the file says. */
export const handler = async ({ statementId }: Work): Promise<void> => {
  await readStage(needs, { statementId });
  log.info('a statement was read', { statementId });
};
