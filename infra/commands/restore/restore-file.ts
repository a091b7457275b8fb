import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import {
  GetObjectCommand,
  ListObjectVersionsCommand,
  type ObjectVersion,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

type Place = { bucket: string; key: string };
export type RestoredFile = Place & { version: string; bytes: number; sha256: string };

/** The versions of a file, the newest first. @throws Error when it has none */
async function versionsOf(s3: S3Client, { bucket, key }: Place): Promise<ObjectVersion[]> {
  const { Versions = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix: key }));
  const found = Versions.filter(({ Key }) => Key === key);
  if (found.length > 0) return found;
  throw new Error(`${bucket} has no version of ${key}: restore it from the backup or the copy (docs/restore.md).`);
}

const lineOf = ({ VersionId, LastModified, Size }: ObjectVersion) =>
  `  ${VersionId}  ${LastModified?.toISOString()}  ${Size} bytes`;

/**
 * Puts an old version of a file back to its place, byte by byte, as a new version. A file that was deleted gets its
 * newest version back.
 * @param version the version to put back; needed when the file exists
 * @throws Error when the file exists and no version is given; it lists the versions
 */
export async function restoreFile(s3: S3Client, place: Place, version?: string): Promise<RestoredFile> {
  const { bucket: Bucket, key: Key } = place;
  const versions = await versionsOf(s3, place);
  const exists = versions.some(({ IsLatest }) => IsLatest);
  const chosen = version === undefined ? versions[0] : versions.find(({ VersionId }) => VersionId === version);
  if (!chosen?.VersionId || (exists && version === undefined)) {
    const reason = chosen ? `${Key} exists. Name the version to put back:` : `${Key} has no version ${version}, only:`;
    throw new Error([reason, ...versions.map(lineOf)].join('\n'));
  }
  const old = await s3.send(new GetObjectCommand({ Bucket, Key, VersionId: chosen.VersionId }));
  const { Body, ContentLength = 0 } = old;
  if (!(Body instanceof Readable)) throw new Error(`Version ${chosen.VersionId} of ${Key} could not be read.`);
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await s3.send(
    new PutObjectCommand({
      Bucket,
      Key,
      Body: Body.pipe(hashed),
      ContentLength,
      ...(old.ContentType && { ContentType: old.ContentType }),
      ...(old.CacheControl && { CacheControl: old.CacheControl }),
      // Evidence can be put only where no file exists (the bucket's policy).
      ...(!exists && { IfNoneMatch: '*' }),
    }),
  );
  return { ...place, version: chosen.VersionId, bytes: ContentLength, sha256: hash.digest('hex') };
}
