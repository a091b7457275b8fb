import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { bodyStream } from '../platform/body-stream.ts';
import { clientSettings } from '../platform/client-settings.ts';

/** Long enough for a download to start on a slow connection. */
const FETCH_SECONDS = 3600;
/** S3 answers only after it has received the whole part. */
const STORE_MS = 14 * 60 * 1000;

/** Each archive has its own folder. */
type ArchivePart = { folder: string; part: number };

const keyOf = ({ folder, part }: ArchivePart) => `${folder}/${part}.zip`;

/** Stores archives, and reads the masters that go into them. */
export const archiveGateway = (buckets: { archives: string; masters?: string }) => {
  const client = new S3Client({ ...clientSettings, requestChecksumCalculation: 'WHEN_REQUIRED' });
  return {
    async openMaster(key: string): Promise<Readable> {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: buckets.masters, Key: key }));
      return bodyStream(Body);
    },

    /** @param size in bytes; S3 needs to know it before the first byte */
    async store(part: ArchivePart, body: ReadableStream<Uint8Array>, size: number): Promise<void> {
      await client.send(
        new PutObjectCommand({
          Bucket: buckets.archives,
          Key: keyOf(part),
          Body: Readable.fromWeb(body),
          ContentLength: size,
          ContentType: 'application/zip',
        }),
        { requestTimeout: STORE_MS },
      );
    },

    /** Signs a URL, valid for an hour, that downloads the part under this file name. */
    fetchAddress: (part: ArchivePart, fileName: string): Promise<string> =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket: buckets.archives,
          Key: keyOf(part),
          ResponseContentDisposition: `attachment; filename="${fileName}"`,
        }),
        { expiresIn: FETCH_SECONDS },
      ),
  };
};

export type ArchiveGateway = ReturnType<typeof archiveGateway>;
