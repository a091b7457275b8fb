import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { StatementId } from '../../../shared/ids.ts';
import { clientSettings } from '../../platform/client-settings.ts';
import type { Step } from './work-due.ts';

/** The input of a workflow execution. */
export type Work = { statementId: StatementId; step: Step };

/** Starts executions of the import workflow. */
export const executionGateway = (stateMachineArn: string, client = new SFNClient(clientSettings)) => ({
  /** Starts an execution with this name. A repeated call has no effect. */
  async start(name: string, work: Work): Promise<void> {
    try {
      await client.send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(work) }));
    } catch (error) {
      if (!(error instanceof ExecutionAlreadyExists)) throw error;
    }
  },
});
