import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { bodyStream } from '../platform/body-stream.ts';
import { clientSettings } from '../platform/client-settings.ts';
import { partGateway } from './part-gateway.ts';
import type { ReceivedFile } from './received-file.ts';

const UPLOAD_SECONDS = 15 * 60;
/** A signed audio URL is valid for 3600 s (product 8.6). */
const READ_SECONDS = 3600;
/**
 * How long to wait for S3, which answers once it has received the whole file: half a minute, plus a second for each 20
 * MB.
 */
const storeMs = (size: number): number => 30_000 + size / 20_000;

type Buckets = { uploads?: string; masters?: string; artwork?: string };
export type StoredUpload = { body: Readable; size: number };
type CheckedFile = Pick<ReceivedFile, 'size' | 'sha256' | 'stream'>;

/**
 * Object storage. Media travels directly between the browser and the buckets; functions only sign URLs, or read files
 * to check them.
 */
export const bucketGateway = (buckets: Buckets) => {
  // With the default setting, a presigned PUT would carry the checksum of an empty body.
  const client = new S3Client({ ...clientSettings, requestChecksumCalculation: 'WHEN_REQUIRED' });
  /** Deletes an object. Succeeds if it does not exist. */
  const discard = async (bucket: string | undefined, key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  };
  return {
    ...partGateway(client, buckets.uploads),

    /** Signs a URL for a PUT of exactly this type and size; the caller must send the headers unchanged. */
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

    /** Signs a URL for reading a master, valid for an hour. A browser saves the file as `fileName`. */
    readAddress: (key: string, { contentType, fileName }: { contentType: string; fileName: string }): Promise<string> =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket: buckets.masters,
          Key: key,
          ResponseContentType: contentType,
          // Opens the file in the page instead of downloading it.
          ResponseContentDisposition: `inline; filename="${fileName}"`,
        }),
        { expiresIn: READ_SECONDS },
      ),

    /**
     * Opens a checked file; undefined if it does not exist. S3 reports a missing object as forbidden to a caller who
     * may not list.
     */
    async openMaster(key: string): Promise<StoredUpload | undefined> {
      try {
        const { Body, ContentLength = 0 } = await client.send(
          new GetObjectCommand({ Bucket: buckets.masters, Key: key }),
        );
        return { body: bodyStream(Body), size: ContentLength };
      } catch (error) {
        if (error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0))
          return undefined;
        throw error;
      }
    },

    /** Puts a file into quarantine, as a browser does with a signed URL. */
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
      return { body: bodyStream(Body), size: ContentLength };
    },

    /** Stores the checked bytes. S3 rejects them if they arrive altered. */
    async storeMaster(key: string, file: CheckedFile, contentType: string): Promise<void> {
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

    /** Stores a small file beside a master. */
    async storeBeside(key: string, body: Uint8Array): Promise<void> {
      await client.send(
        new PutObjectCommand({
          Bucket: buckets.masters,
          Key: key,
          Body: body,
          ContentType: 'application/octet-stream',
        }),
      );
    },

    /** Reads a small file beside a master; undefined if it does not exist. */
    async readBeside(key: string): Promise<Uint8Array | undefined> {
      const file = await this.openMaster(key);
      return file && buffer(file.body);
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
