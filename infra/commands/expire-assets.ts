import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { type ReplacedSince, replacedAssets } from './replaced-assets.ts';

const FOLDER = 'assets/';
/** Next to the pages. It contains names of files that anybody can load. */
const RECORD = 'replaced-assets.json';

/**
 * Removes the site's files that no page has used for a month, and records which files this build has replaced.
 * @param built the files of this build, relative to its folder `assets`
 * @returns how many were removed
 */
export async function expireAssets(
  { s3, bucket, built }: { s3: S3Client; bucket: string; built: readonly string[] },
  now: Date,
): Promise<number> {
  const listed: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: bucket, Prefix: FOLDER }))
    listed.push(...Contents.flatMap(({ Key }) => Key ?? []));
  const current = new Set(built.map((file) => `${FOLDER}${file}`));
  // Otherwise everything would seem to be replaced, for example after a deployment that copied nothing.
  if (!listed.some((key) => current.has(key))) return 0;
  const { expired, since } = replacedAssets({ listed, current, since: await replacedSince(s3, bucket) }, now);
  for (const Key of expired) await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
  const record = { Bucket: bucket, Key: RECORD, ContentType: 'application/json', CacheControl: 'no-cache' };
  await s3.send(new PutObjectCommand({ ...record, Body: JSON.stringify(since) }));
  return expired.length;
}

async function replacedSince(s3: S3Client, bucket: string): Promise<ReplacedSince> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: RECORD }));
    return JSON.parse((await Body?.transformToString()) ?? '{}') as ReplacedSince;
  } catch (error) {
    if (error instanceof NoSuchKey) return {};
    throw error;
  }
}
