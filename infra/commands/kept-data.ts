import { type Deployment, named } from '../aws/deployment.ts';
import { RETENTION_OUTPUT } from '../aws/retention.ts';

type Outputs = Record<string, string> | undefined;

/** The name of the stack with the data. */
export const dataStack = (settings: Pick<Deployment, 'stage'>): string => named(settings, 'Segno-Data');

/** Whether the deployed data outlives its stacks. A stack from before the output existed keeps its data. */
export const keepsData = (outputs: Outputs): boolean =>
  outputs !== undefined && outputs[RETENTION_OUTPUT] !== 'removed';

/**
 * Refuses to turn a deployment that keeps its data into a trial, whose data is removed with its stacks.
 * @param outputs those of the deployed data's stack; undefined before the first deployment
 * @throws Error that says what to do
 */
export function refuseTrialOfKeptData(settings: Deployment, outputs: Outputs): void {
  if (settings.sandbox && keepsData(outputs)) {
    throw new Error(
      `${dataStack(settings)} keeps its data, and sandbox=true would end that: files, tables and backups would no longer be protected. Deploy without it, or try it in another stage (-c stage=trial).`,
    );
  }
}
