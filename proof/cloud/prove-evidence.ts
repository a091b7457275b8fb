import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type Check, check } from './check.ts';
import { sessionWith } from './prove-tables.ts';

/**
 * Where the proof writes. The bucket's policy allows nobody to delete it, so every run overwrites the same few bytes.
 */
const Key = 'proof/original';

/**
 * Checks that the role for restores can put a statement's file back in its place, and that the operator, like anybody
 * else, cannot replace it.
 */
export async function proveEvidence(restoreRoleArn: string, bucket: string, region: string): Promise<Check[]> {
  const operator = new S3Client({ region });
  const restorer = new S3Client({ region, credentials: await sessionWith(restoreRoleArn, region) });
  const put = (client: S3Client) =>
    client
      .send(new PutObjectCommand({ Bucket: bucket, Key, Body: 'proof' }))
      .then(() => 'done')
      .catch((error: Error) => error.name);
  return [
    check('the role that restores puts a file to its place', await put(restorer), 'done'),
    check('it can do so again', await put(restorer), 'done'),
    check('the operator cannot replace the file', await put(operator), 'AccessDenied'),
  ];
}
