import type { CorsRule } from '../stand-ins/s3/start-s3.ts';
import type { Template } from '../template/load-template.ts';

type BucketProps = {
  CorsConfiguration?: { CorsRules: CorsRule[] };
  LifecycleConfiguration?: { Rules: { AbortIncompleteMultipartUpload?: { DaysAfterInitiation: number } }[] };
  VersioningConfiguration?: { Status: 'Enabled' | 'Suspended' };
};

/**
 * The template's buckets as options of the stand-in.
 * @param keepsVersions whether versioned buckets are versioned here too, which takes the space of every replaced file
 */
export const bucketsOf = (template: Template, keepsVersions = false) =>
  template.ofType<BucketProps>('AWS::S3::Bucket').map(({ ref, props }) => ({
    name: ref,
    ...unfinishedDaysOf(props),
    isVersioned: keepsVersions && props.VersioningConfiguration?.Status === 'Enabled',
    ...(props.CorsConfiguration && { cors: props.CorsConfiguration.CorsRules }),
  }));

function unfinishedDaysOf({ LifecycleConfiguration: { Rules } = { Rules: [] } }: BucketProps) {
  const [days] = Rules.flatMap(({ AbortIncompleteMultipartUpload: rule }) => rule?.DaysAfterInitiation ?? []);
  return days === undefined ? {} : { unfinishedDays: days };
}
