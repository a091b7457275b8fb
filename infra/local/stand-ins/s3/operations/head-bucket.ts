import { REGION } from '../../../account.ts';
import type { Operation } from '../call.ts';
import { bucketArn } from '../call.ts';

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_HeadBucket.html */
export const headBucket: Operation = (call) => {
  call.permit('s3:ListBucket', bucketArn(call.bucket));
  return { status: 200, headers: { 'x-amz-bucket-region': REGION } };
};
