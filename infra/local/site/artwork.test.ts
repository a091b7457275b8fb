import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { iamOf } from '../../iam/iam.ts';
import { changedTemplate } from '../../test/changed-template.ts';
import { laptopTemplate } from '../../test/laptop-template.ts';
import { stoppedAtEnd, temporaryFolder } from '../../test/test-cleanup.ts';
import { REGION } from '../account.ts';
import { LOCAL_SECRET } from '../authorize.ts';
import { listen } from '../server.ts';
import { startS3 } from '../stand-ins/s3/start-s3.ts';
import type { Template } from '../template/load-template.ts';
import { artwork, withDistribution } from './artwork.ts';

type Policy = { Bucket: string; PolicyDocument: { Statement: { Principal: object; Condition?: object }[] } };

let template: Template;
let bucket: string;
beforeAll(async () => {
  template = await laptopTemplate();
  bucket = template.ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith('Artwork'))?.ref ?? '';
});
/** The template with a different condition in the policy that lets CloudFront read the artwork. */
const withCondition = (Condition: object): Template =>
  changedTemplate<Policy>(template, 'AWS::S3::BucketPolicy', (policy) => ({
    ...policy,
    PolicyDocument: {
      Statement: policy.PolicyDocument.Statement.map((statement) =>
        JSON.stringify(statement.Principal).includes('cloudfront') ? { ...statement, Condition } : statement,
      ),
    },
  }));

/** Requests a cover that is in the bucket, under this template's policies. @returns the status */
async function served(under: Template, key = 'art/med_1/640.webp'): Promise<number> {
  const authorize = withDistribution(under, iamOf(under));
  const s3 = stoppedAtEnd(
    await startS3({ port: 0, directory: temporaryFolder(), buckets: [{ name: bucket }], authorize }),
  );
  const credentials = { accessKeyId: 'developer', secretAccessKey: LOCAL_SECRET };
  const developer = new S3Client({ endpoint: s3.url, region: REGION, credentials, forcePathStyle: true });
  await developer.send(new PutObjectCommand({ Bucket: bucket, Key: 'art/med_1/640.webp', Body: 'a cover' }));
  await developer.send(new PutObjectCommand({ Bucket: bucket, Key: 'other', Body: 'no cover' }));
  developer.destroy();
  const site = stoppedAtEnd(await listen(artwork({ endpoint: s3.url, bucket }), 0));
  return (await fetch(`${site.url}/${key}`)).status;
}

describe('the artwork that the site shows', () => {
  it('is read under the policy of its bucket', async () => {
    expect(await served(template)).toBe(200);
  });

  it('answers 403 for a missing cover, as S3 does to a caller that may not list', async () => {
    expect(await served(template, 'art/med_2/640.webp')).toBe(403);
  });

  it('is the only part of the bucket that CloudFront may read', async () => {
    expect(await served(template, 'other')).toBe(403);
  });

  it.each([
    ['asks for a key that CloudFront does not send', { StringEquals: { 'AWS:SourceAccount': '000000000000' } }],
    ['names another account', { ArnLike: { 'AWS:SourceArn': 'arn:aws:cloudfront::111111111111:distribution/*' } }],
    ['would need TLS to be off', { Bool: { 'aws:SecureTransport': 'false' } }],
  ])('is refused when the policy %s', async (_what, condition) => {
    expect(await served(withCondition(condition))).toBe(403);
  });
});
