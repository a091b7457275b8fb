import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { StatementId } from '../../../shared/ids.ts';
import { bodyStream } from '../../platform/body-stream.ts';
import { clientSettings } from '../../platform/client-settings.ts';

const UPLOAD_SECONDS = 15 * 60;
const READ_SECONDS = 3600;
/** A long timeout, because S3 replies only once the whole file has arrived. */
const STORE_MS = 10 * 60_000;
const TYPE = 'application/octet-stream';

/** Objects stored under a statement's id (design 3.19). */
export type ObjectName =
  | 'original'
  | 'head.json'
  | 'reading.json'
  | 'groups.parquet'
  | 'recordings.parquet'
  | 'lines.parquet'
  | 'lines-index'
  | 'lines-read-again.parquet'
  | `plans/${string}.json`;

/** The objects of statements: the original file, and each stage's output for the next stage. */
export const statementGateway = (
  bucket: string,
  // With the default setting, a presigned PUT would carry the checksum of an empty body.
  client = new S3Client({ ...clientSettings, requestChecksumCalculation: 'WHEN_REQUIRED' }),
) => {
  const at = (statementId: StatementId, name: ObjectName) => ({ Bucket: bucket, Key: `${statementId}/${name}` });
  const ifExists = async <T>(response: Promise<T>): Promise<T | undefined> => {
    try {
      return await response;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  };

  return {
    /**
     * Signs a URL for one PUT of exactly this size; the caller must send the headers unchanged. The PUT never
     * overwrites a file.
     */
    async uploadAddress(statementId: StatementId, bytes: number) {
      const put = new PutObjectCommand({
        ...at(statementId, 'original'),
        ContentType: TYPE,
        ContentLength: bytes,
        IfNoneMatch: '*',
      });
      const url = await getSignedUrl(client, put, {
        expiresIn: UPLOAD_SECONDS,
        signableHeaders: new Set(['content-type', 'content-length', 'if-none-match', 'host']),
      });
      return { url, headers: { 'content-type': TYPE, 'if-none-match': '*' } };
    },

    /** Signs a URL that downloads the original file under its own name. */
    originalAddress: (statementId: StatementId, fileName: string): Promise<string> =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...at(statementId, 'original'),
          ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        }),
        { expiresIn: READ_SECONDS },
      ),

    async has(statementId: StatementId, name: ObjectName): Promise<boolean> {
      return (await this.bytesOf(statementId, name)) !== undefined;
    },

    /** Returns the size in bytes of a statement's object; undefined if there is no such object. */
    async bytesOf(statementId: StatementId, name: ObjectName): Promise<number | undefined> {
      const found = await ifExists(client.send(new GetObjectCommand(at(statementId, name))));
      // The body is not needed, so the connection is closed.
      if (found) bodyStream(found.Body).destroy();
      return found?.ContentLength;
    },

    /** @returns false if there is no such object */
    async fetch(statementId: StatementId, name: ObjectName, file: string): Promise<boolean> {
      const found = await ifExists(client.send(new GetObjectCommand(at(statementId, name))));
      if (!found) return false;
      await pipeline(bodyStream(found.Body), createWriteStream(file));
      return true;
    },

    async storeFile(statementId: StatementId, name: ObjectName, file: string): Promise<void> {
      const { size } = await stat(file);
      const put = new PutObjectCommand({
        ...at(statementId, name),
        Body: createReadStream(file),
        ContentLength: size,
        ContentType: TYPE,
      });
      await client.send(put, { requestTimeout: STORE_MS });
    },

    storeJson(statementId: StatementId, name: ObjectName, json: unknown): Promise<void> {
      return this.storeBytes(statementId, name, Buffer.from(JSON.stringify(json)));
    },

    async storeBytes(statementId: StatementId, name: ObjectName, bytes: Uint8Array): Promise<void> {
      const put = { ...at(statementId, name), Body: bytes, ContentType: TYPE };
      await client.send(new PutObjectCommand(put), { requestTimeout: STORE_MS });
    },

    /** Returns undefined if there is no such object. */
    async readJson(statementId: StatementId, name: ObjectName): Promise<unknown> {
      const found = await ifExists(client.send(new GetObjectCommand(at(statementId, name))));
      return found && JSON.parse((await found.Body?.transformToString()) ?? 'null');
    },
  };
};

export type StatementGateway = ReturnType<typeof statementGateway>;
