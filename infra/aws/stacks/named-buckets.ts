import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { BucketName } from '../../../services/platform/named-resource.ts';
import type { DataStack } from './data-stack.ts';
import type { MediaStack } from './media-stack.ts';

/** Maps the bucket names in `describeFunction` to the stacks' buckets. */
export const namedBuckets = ({ data, media }: { data: DataStack; media: MediaStack }): Record<BucketName, IBucket> => ({
  uploads: media.uploads,
  masters: data.masters,
  artwork: data.artwork,
  exports: data.exports,
  archives: data.archives,
  statements: data.statements,
});
