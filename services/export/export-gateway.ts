import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { ReleaseId } from '../../shared/ids.ts';
import { clientSettings } from '../platform/client-settings.ts';

/** Export files as they were handed out, stored so that the same bytes can be had again. */
export const exportGateway = (bucket: string) => {
  const client = new S3Client(clientSettings);
  const key = (releaseId: ReleaseId) => `${releaseId}.csv`;
  return {
    async keep(releaseId: ReleaseId, csv: string): Promise<void> {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key(releaseId),
          Body: csv,
          ContentType: 'text/csv; charset=utf-8',
        }),
      );
    },

    async find(releaseId: ReleaseId): Promise<string | undefined> {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key(releaseId) }));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
  };
};

export type ExportGateway = ReturnType<typeof exportGateway>;
