import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { BucketName } from '../../../services/platform/named-resource.ts';
import { sharedValue } from '../constructs/shared-value.ts';
import type { MediaStack } from './media-stack.ts';
import type { SharedData } from './shared-data.ts';

/**
 * Maps the bucket names in `describeFunction` to buckets, as one stack refers to them. A bucket is looked up only if a
 * description names it.
 */
export function namedBuckets(data: SharedData, media: MediaStack): Record<BucketName, IBucket> {
  let uploads: IBucket | undefined;
  return {
    get uploads() {
      uploads ??= Bucket.fromBucketName(data, 'Uploads', sharedValue(data, 'Uploads', media.uploads.bucketName));
      return uploads;
    },
    get masters() {
      return data.masters;
    },
    get artwork() {
      return data.artwork;
    },
    get exports() {
      return data.exports;
    },
    get archives() {
      return data.archives;
    },
    get statements() {
      return data.statements;
    },
  };
}
