import type { RequestListener } from 'node:http';
import type { Readable } from 'node:stream';
import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { REGION } from '../account.ts';
import { type Authorize, LOCAL_SECRET } from '../authorize.ts';
import type { Template } from '../template/load-template.ts';

/** The principal as which an origin access control calls. */
const CLOUDFRONT = 'cloudfront.amazonaws.com';

type Options = {
  endpoint: string;
  bucket: string;
  /** A WebP to serve in place of missing artwork, for tests whose releases refer to covers that were never uploaded. */
  insteadOfNone?: Buffer | undefined;
};

/**
 * Serves `/art/*`: reads the private bucket as CloudFront, as far as the bucket's policy allows, and forwards each
 * object's caching header.
 */
export function artwork({ endpoint, bucket, insteadOfNone }: Options): RequestListener {
  const credentials = { accessKeyId: CLOUDFRONT, secretAccessKey: LOCAL_SECRET };
  const client = new S3Client({ endpoint, region: REGION, credentials, forcePathStyle: true });
  return async (request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname.slice(1));
    try {
      const { Body, ContentType, CacheControl } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      response.writeHead(200, {
        'content-type': ContentType ?? 'application/octet-stream',
        'cache-control': CacheControl ?? 'no-cache',
      });
      (Body as Readable).pipe(response);
    } catch (error) {
      if (insteadOfNone) {
        response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'no-store' }).end(insteadOfNone);
        return;
      }
      // Forwards the bucket's status, which is 403 even for a missing object, because the policy does not allow
      // listing.
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      response.writeHead(status ?? 502).end();
    }
  };
}

/** Adds the context that AWS documents for CloudFront's calls: only the distribution that the call is made for. */
export function withDistribution(template: Template, authorize: Authorize): Authorize {
  const arns = template.ofType('AWS::CloudFront::Distribution').map(({ arn }) => arn);
  return (request) =>
    authorize(
      request.accessKeyId === CLOUDFRONT
        ? { ...request, context: { ...request.context, 'aws:sourcearn': arns } }
        : request,
    );
}
