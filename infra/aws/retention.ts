import { RemovalPolicy } from 'aws-cdk-lib';
import type { Deployment } from './deployment.ts';

/** How a deployment's data is kept or removed when its stacks are deleted (design 8.19). */
export type Retention = {
  removalPolicy: RemovalPolicy.DESTROY | RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
  /** Whether AWS refuses to delete the tables and the user pool, whoever asks. */
  deletionProtection: boolean;
};

/**
 * Data outlives its stack, except in a trial, and except when the creation that made it is rolled back: it is empty
 * then, and would stand in the way of the next attempt. AWS refuses a rollback to delete a protected table, so
 * protection begins with the deployment that completes the first one.
 */
export const retentionFor = ({ sandbox, firstDeployment }: Deployment): Retention => ({
  removalPolicy: sandbox ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  deletionProtection: !sandbox && !firstDeployment,
});

/** The output of the data's stack that says what happens to its data (`RetentionName`). */
export const RETENTION_OUTPUT = 'DataRetention';

/** Data is removed with its stack, or kept; while the stage is being created it is kept, but not protected yet. */
export type RetentionName = 'removed' | 'created' | 'kept';

export const retentionName = ({ sandbox, firstDeployment }: Deployment): RetentionName => {
  if (sandbox) return 'removed';
  return firstDeployment ? 'created' : 'kept';
};

/** Whether data is removed together with its stack. */
export const isRemovedWithStack = ({ removalPolicy }: Retention): boolean => removalPolicy === RemovalPolicy.DESTROY;
