import type { CorsRule } from '../stand-ins/s3/start-s3.ts';
import type { Template } from '../template/load-template.ts';

type BucketProps = { CorsConfiguration?: { CorsRules: CorsRule[] } };

/** Converts the template's buckets to options for the stand-in. */
export const bucketsOf = (template: Template) =>
  template.ofType<BucketProps>('AWS::S3::Bucket').map(({ ref, props }) => ({
    name: ref,
    ...(props.CorsConfiguration && { cors: props.CorsConfiguration.CorsRules }),
  }));
