import { readConfig } from '../platform/config.ts';
import { listen } from '../platform/listen.ts';
import { openLog } from '../platform/logger.ts';
import { StatementWorkDueConfig } from './config.ts';
import { executionGateway } from './stages/execution-gateway.ts';
import { workNameOf } from './stages/work-due-event.ts';

const config = readConfig(StatementWorkDueConfig);
const log = openLog('importer');
const executions = executionGateway(config.STATEMENT_WORKFLOW_ARN);

/** Starts the workflow. Its stages check whether the work is still due. */
export const handler = listen('statement-work-due', { config, log }, async ({ body: { statementId, step, ver } }) => {
  await executions.start(workNameOf(statementId, step, ver), { statementId, step });
  log.info('the work of a statement began', { statementId, code: step });
});
