import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ObjectAccess } from '../../../services/platform/named-resource.ts';

/**
 * Grants a function individual actions on a bucket's objects. CDK's own grants would include whole families of actions.
 */
export function grantObjects(bucket: IBucket, to: IGrantable, access: ObjectAccess): void {
  const allow = (action: string, resource: string) =>
    to.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions: [action], resources: [resource] }));
  const objects = bucket.arnForObjects('*');

  if (access.read) allow('s3:GetObject', objects);
  if (access.write) allow('s3:PutObject', objects);
  if (access.discard) allow('s3:DeleteObject', objects);
  if (access.listParts) allow('s3:ListMultipartUploadParts', objects);
  if (access.abortParts) allow('s3:AbortMultipartUpload', objects);
  if (access.knowsMissing) allow('s3:ListBucket', bucket.bucketArn);
}
