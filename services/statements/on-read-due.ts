import { openService } from '../platform/open-service.ts';
import { StageConfig } from './config.ts';
import { readStage } from './reading/read-stage.ts';
import type { Work } from './stages/execution-gateway.ts';
import { stageNeeds } from './stages/open-stages.ts';
import { statementGateway } from './storage/statement-gateway.ts';

const { config, table, now, log } = openService('statement-reader', StageConfig);
const needs = stageNeeds({ table, objects: statementGateway(config.STATEMENTS_BUCKET), now });

/** The first step of the workflow: reads the file. */
export const handler = async ({ statementId }: Work): Promise<void> => {
  await readStage(needs, { statementId });
  log.info('a statement was read', { statementId });
};
