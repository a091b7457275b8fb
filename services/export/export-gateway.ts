import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { ReleaseId } from '../../shared/ids.ts';
import { bodyStream } from '../platform/body-stream.ts';
import { clientSettings } from '../platform/client-settings.ts';
import type { ExportRecord } from './export-record.ts';

/**
 * The key of an export's file. It contains the submission, the layout and a digest of the content, so that no export
 * overwrites bytes that were delivered.
 */
export const exportKey = ({ artistId, releaseId, submission, profile, profileVersion, sha256 }: ExportRecord): string =>
  `${artistId}/${releaseId}/${submission}/${profile}-${profileVersion}-${sha256}.csv`;

/** The key of a file that was exported before exports were recorded. */
export const unrecordedExportKey = (releaseId: ReleaseId): string => `${releaseId}.csv`;

/** Stores export files, so that the same bytes can be downloaded again. */
export const exportGateway = (bucket: string) => {
  const client = new S3Client(clientSettings);
  return {
    async store(key: string, csv: string): Promise<void> {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: csv,
          ContentType: 'text/csv; charset=utf-8',
        }),
      );
    },

    /** Deletes a file. Safe to repeat. */
    async remove(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },

    /** Streams a stored file. */
    async open(key: string): Promise<Readable> {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return bodyStream(Body);
    },

    async find(key: string): Promise<string | undefined> {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
  };
};

export type ExportGateway = ReturnType<typeof exportGateway>;
