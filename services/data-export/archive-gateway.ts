import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { MediaId } from '../../shared/ids.ts';
import { photoSizes } from '../../shared/media/photo.ts';
import { variantKey } from '../media/object-key.ts';
import { clientSettings } from '../platform/client-settings.ts';

/** An address is good for as long as a slow connection may take to begin. */
const FETCH_SECONDS = 3600;
/** The store answers when all of a part has come. */
const STORE_MS = 14 * 60 * 1000;

/** `folder` is the archive's own. */
type ArchivePart = { folder: string; part: number };

const keyOf = ({ folder, part }: ArchivePart) => `${folder}/${part}.zip`;

/** Archives, and the masters that they are made of. */
export const archiveGateway = (buckets: { archives: string; masters?: string; artwork?: string }) => {
  const client = new S3Client({ ...clientSettings, requestChecksumCalculation: 'WHEN_REQUIRED' });
  return {
    /** The bytes of a master, as they come. */
    async openMaster(key: string): Promise<Readable> {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: buckets.masters, Key: key }));
      return Body as Readable;
    },

    /** What the site serves of a photo. */
    async readPhoto(mediaId: MediaId): Promise<Uint8Array | undefined> {
      const key = variantKey(mediaId, Math.max(...photoSizes));
      const { Body } = await client.send(new GetObjectCommand({ Bucket: buckets.artwork, Key: key }));
      return Body?.transformToByteArray();
    },

    /** @param size of all of it, in bytes: S3 asks for it before the first */
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

    /** An address that gives a part, under this name, for an hour. */
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
