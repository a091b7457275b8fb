import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { Problem } from '../../shared/contract/problem.ts';
import { clientSettings } from '../platform/client-settings.ts';
import type { ReadBytes } from './lines/lines-index.ts';

/** The key of the object that contains a statement's lines. */
const linesKey = (statementId: string): string => `${statementId}/lines.parquet`;
const linesIndexKey = (statementId: string): string => `${statementId}/lines-index`;

/** Reads the stored lines of statements in byte ranges (RFC 9110, section 14). */
export const statementLinesGateway = (bucket: string) => {
  const client = new S3Client(clientSettings);
  const reader =
    (Key: string): ReadBytes =>
    async (from, to) => {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key, Range: `bytes=${from}-${to - 1}` }),
        );
        return (await Body?.transformToByteArray()) ?? new Uint8Array();
      } catch (error) {
        if (error instanceof NoSuchKey) throw new Problem('statement-lines-missing', { reason: Key });
        throw error;
      }
    };
  return {
    of: (statementId: string) => ({ index: reader(linesIndexKey(statementId)), lines: reader(linesKey(statementId)) }),
  };
};

export type StatementLinesGateway = ReturnType<typeof statementLinesGateway>;
