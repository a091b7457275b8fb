import { GetObjectCommand, NoSuchKey, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { MediaId } from '../../shared/ids.ts';
import { coverSizes } from '../../shared/releases/release.ts';
import { mediaAddressFrom } from '../media/object-key.ts';
import { laptop } from './laptop.ts';

const clientAs = (accessKeyId: string) =>
  new S3Client({
    endpoint: laptop.addresses.s3,
    region: 'us-east-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId, secretAccessKey: 'local' },
  });
export const developer = clientAs('developer');

/** Reads the target of a signed URL, and its signer. */
export function addressOf(url: string): { bucket: string; key: string; signer: string } {
  const { hostname, pathname, searchParams } = new URL(url);
  const signer = searchParams.get('X-Amz-Credential')?.split('/')[0] ?? '';
  const path = decodeURIComponent(pathname.slice(1));
  const [bucket = '', ...key] = path.split('/');
  return /^[\d.]+$/.test(hostname)
    ? { bucket, key: key.join('/'), signer }
    : { bucket: hostname.split('.')[0] ?? '', key: path, signer };
}

export async function keysIn(bucket: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client: developer },
    { Bucket: bucket, Prefix: prefix },
  ))
    keys.push(...Contents.map(({ Key = '' }) => Key));
  return keys;
}

/** The keys of masters, without the files that listening adds beside them a moment later. */
export const mastersIn = async (bucket: string, prefix: string): Promise<string[]> =>
  (await keysIn(bucket, prefix)).filter((key) => mediaAddressFrom(key) !== undefined);

export async function bytesAt(bucket: string, key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await developer.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** Makes the URL for the same file as if it had been signed this many seconds ago. */
export function signedEarlier(url: string, file: { contentType: string; size: number }, seconds: number) {
  const { bucket, key, signer } = addressOf(url);
  return getSignedUrl(
    clientAs(signer),
    new PutObjectCommand({ Bucket: bucket, Key: key, ContentType: file.contentType, ContentLength: file.size }),
    {
      expiresIn: 15 * 60,
      signingDate: new Date(Date.now() - seconds * 1000),
      signableHeaders: new Set(['content-type', 'content-length', 'host']),
    },
  );
}

/** Counts the variants of a cover that the site serves. */
export async function variantsOf(mediaId: MediaId): Promise<number> {
  const answers = await Promise.all(
    coverSizes.map((size) => fetch(`${laptop.addresses.site}/art/${mediaId}/${size}.webp`)),
  );
  await Promise.all(answers.map((answer) => answer.body?.cancel()));
  return answers.filter(({ ok }) => ok).length;
}
