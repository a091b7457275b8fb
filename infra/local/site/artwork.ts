import type { RequestListener } from 'node:http';
import type { Readable } from 'node:stream';
import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';

/** The behaviour `/art/*`: the edge reads the private bucket and caches for ever. */
export function artwork(client: S3Client, bucket: string): RequestListener {
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
      response.writeHead(error instanceof NoSuchKey ? 404 : 502).end();
    }
  };
}
