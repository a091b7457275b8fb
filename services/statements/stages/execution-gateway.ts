import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { StatementId } from '../../../shared/ids.ts';
import { clientSettings } from '../../platform/client-settings.ts';
import type { Step } from './work-due.ts';

/** What an execution of the workflow is told. */
export type Work = { statementId: StatementId; step: Step };

/** The workflow of imports. @param stateMachineArn its address */
export const executionGateway = (stateMachineArn: string, client = new SFNClient(clientSettings)) => ({
  /** Starts the work of this name, once, however often it is asked for. */
  async start(name: string, work: Work): Promise<void> {
    try {
      await client.send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(work) }));
    } catch (error) {
      if (!(error instanceof ExecutionAlreadyExists)) throw error;
    }
  },
});
