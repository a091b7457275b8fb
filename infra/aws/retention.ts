import { RemovalPolicy } from 'aws-cdk-lib';
import type { Deployment } from './deployment.ts';

/** How a deployment's data is kept or removed when its stacks are deleted (design 8.19). */
export type Retention = {
  removalPolicy: RemovalPolicy.DESTROY | RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
  /** Whether AWS refuses to delete the tables and the user pool, no matter who asks. */
  deletionProtection: boolean;
};

/**
 * Data outlives its stack, except in a trial, and except while the stage is being created: if that is rolled back, the
 * data is empty, and would get in the way of the next attempt. AWS cannot delete a protected table in a rollback, so
 * protection begins with the second pass of the first deployment.
 */
export const retentionFor = ({ sandbox, firstDeployment }: Deployment): Retention => ({
  removalPolicy: sandbox ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  deletionProtection: !sandbox && !firstDeployment,
});

/** The output of the data stack that tells what happens to its data (`RetentionName`). */
export const RETENTION_OUTPUT = 'DataRetention';

/** Data is removed with its stack, or kept. While the stage is being created, it is kept but not protected yet. */
export type RetentionName = 'removed' | 'created' | 'kept';

export const retentionName = ({ sandbox, firstDeployment }: Deployment): RetentionName => {
  if (sandbox) return 'removed';
  return firstDeployment ? 'created' : 'kept';
};

/** Whether data is removed together with its stack. */
export const isRemovedWithStack = ({ removalPolicy }: Retention): boolean => removalPolicy === RemovalPolicy.DESTROY;
