import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { clientSettings } from '../platform/client-settings.ts';
import type { ReceivedFile } from './received-file.ts';

const UPLOAD_SECONDS = 15 * 60;
/** Product 8.6: a signed audio address is valid 3600 s. */
const READ_SECONDS = 3600;
/** S3 answers when all of a file has come: half a minute, and a second for each 20 MB. */
const storeMs = (size: number): number => 30_000 + size / 20_000;

type Buckets = { uploads?: string; masters?: string; artwork?: string };
export type StoredUpload = { body: Readable; size: number };

/**
 * Object storage. Media bytes go between the browser and the buckets; a function only signs, or reads them to check.
 */
export const bucketGateway = (buckets: Buckets) => {
  // Without this a presigned PUT would carry the checksum of an empty body.
  const client = new S3Client({ ...clientSettings, requestChecksumCalculation: 'WHEN_REQUIRED' });
  /** What is not there is taken away already. */
  const discard = async (bucket: string | undefined, key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  };
  return {
    /** An address for a PUT of exactly this type and size; the caller sends the headers as they are. */
    async uploadAddress(key: string, { contentType, size }: { contentType: string; size: number }) {
      const put = new PutObjectCommand({
        Bucket: buckets.uploads,
        Key: key,
        ContentType: contentType,
        ContentLength: size,
      });
      const url = await getSignedUrl(client, put, {
        expiresIn: UPLOAD_SECONDS,
        signableHeaders: new Set(['content-type', 'content-length', 'host']),
      });
      return { url, headers: { 'content-type': contentType } };
    },

    /**
     * An address at which whoever has it may read a master for an hour; a browser that saves it calls it by this name.
     */
    readAddress: (key: string, { contentType, fileName }: { contentType: string; fileName: string }): Promise<string> =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket: buckets.masters,
          Key: key,
          ResponseContentType: contentType,
          // Played and read in the page, not saved at once.
          ResponseContentDisposition: `inline; filename="${fileName}"`,
        }),
        { expiresIn: READ_SECONDS },
      ),

    /**
     * A file that was checked, or undefined when it is not there: to who may not list, S3 says the same as of one that
     * is forbidden.
     */
    async openMaster(key: string): Promise<StoredUpload | undefined> {
      try {
        const { Body, ContentLength = 0 } = await client.send(
          new GetObjectCommand({ Bucket: buckets.masters, Key: key }),
        );
        return { body: Body as Readable, size: ContentLength };
      } catch (error) {
        if (error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0))
          return undefined;
        throw error;
      }
    },

    /** Puts a file into quarantine, as a browser does with a signed address. */
    async storeUpload(key: string, { body, size }: StoredUpload, contentType: string): Promise<void> {
      await client.send(
        new PutObjectCommand({
          Bucket: buckets.uploads,
          Key: key,
          Body: body,
          ContentLength: size,
          ContentType: contentType,
        }),
        { requestTimeout: storeMs(size) },
      );
    },

    async openUpload(key: string): Promise<StoredUpload> {
      const { Body, ContentLength = 0 } = await client.send(
        new GetObjectCommand({ Bucket: buckets.uploads, Key: key }),
      );
      return { body: Body as Readable, size: ContentLength };
    },

    /** Keeps the very bytes that were judged; the store refuses them when they arrive as others. */
    async storeMaster(key: string, file: ReceivedFile, contentType: string): Promise<void> {
      await client.send(
        new PutObjectCommand({
          Bucket: buckets.masters,
          Key: key,
          Body: file.stream(),
          ContentLength: file.size,
          ContentType: contentType,
          ChecksumSHA256: Buffer.from(file.sha256, 'hex').toString('base64'),
        }),
        { requestTimeout: storeMs(file.size) },
      );
    },

    async storeVariant(key: string, body: Uint8Array): Promise<void> {
      await client.send(
        new PutObjectCommand({
          Bucket: buckets.artwork,
          Key: key,
          Body: body,
          ContentType: 'image/webp',
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      );
    },

    readVariant: async (key: string): Promise<Uint8Array | undefined> => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: buckets.artwork, Key: key }));
      return Body?.transformToByteArray();
    },

    discardUpload: (key: string): Promise<void> => discard(buckets.uploads, key),
    discardMaster: (key: string): Promise<void> => discard(buckets.masters, key),
    discardVariant: (key: string): Promise<void> => discard(buckets.artwork, key),
  };
};

export type BucketGateway = ReturnType<typeof bucketGateway>;
