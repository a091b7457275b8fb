import { type Deployment, nameInStage } from '../aws/deployment.ts';
import { RETENTION_OUTPUT, type RetentionName } from '../aws/retention.ts';

/** The outputs of the data stack; undefined if it does not exist, and empty if its creation failed. */
export type DataOutputs = Record<string, string> | undefined;

/** The name of the data stack. */
export const dataStack = (settings: Pick<Deployment, 'stage'>): string => nameInStage(settings, 'Segno-Data');

/** Whether the deployed data outlives its stacks. If the stack was created before this output existed, it does. */
export const keepsData = (outputs: DataOutputs = {}): boolean =>
  Object.keys(outputs).length > 0 && outputs[RETENTION_OUTPUT] !== ('removed' satisfies RetentionName);

/** Whether this deployment creates the stage, or completes a creation that failed (design 8.19). */
export const isFirstDeployment = ({ sandbox }: Deployment, outputs: DataOutputs = {}): boolean =>
  !sandbox && (Object.keys(outputs).length === 0 || outputs[RETENTION_OUTPUT] === ('created' satisfies RetentionName));

/**
 * Fails if a trial, whose data is removed with its stacks, would be deployed over a deployment that keeps its data.
 * @throws Error that says what to do
 */
export function refuseTrialOfKeptData(settings: Deployment, outputs: DataOutputs): void {
  if (settings.sandbox && keepsData(outputs)) {
    throw new Error(
      `${dataStack(settings)} keeps its data, and sandbox=true would end that: files, tables and backups would no longer be protected. Deploy without it, or try it in another stage (-c stage=trial).`,
    );
  }
}
