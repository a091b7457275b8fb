import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Call, Operation, Reply } from '../call.ts';
import { eventOf, objectArn } from '../call.ts';
import { checkWriteConditions } from '../conditions.ts';
import { invalidRequest, S3Error } from '../s3-error.ts';
import type { StoredObject, Upload, UploadedPart } from '../stored-object.ts';
import { requestXml, resultXml } from '../xml.ts';
import { findUpload } from './find-upload.ts';

const SMALLEST_PART = 5 * 1024 ** 2;

const listedPart = z.object({
  PartNumber: z.coerce.number(),
  ETag: z.string().transform((eTag) => eTag.replaceAll('"', '')),
  ChecksumCRC32: z.string().optional(),
  ChecksumSHA1: z.string().optional(),
  ChecksumSHA256: z.string().optional(),
});
const shape = z.object({ CompleteMultipartUpload: z.object({ Part: z.array(listedPart).min(1) }) });

type ListedPart = z.infer<typeof listedPart>;

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_CompleteMultipartUpload.html */
export const completeMultipartUpload: Operation = async (call) => {
  const { bucket, key, store } = call;
  call.permit('s3:PutObject', objectArn(bucket, key));
  const listed = requestXml(await call.body.text(), shape).CompleteMultipartUpload.Part;
  const eTag = eTagOf(listed);
  const uploadId = call.query.get('uploadId') ?? '';
  const existing = store.find(bucket, key);
  if (existing?.uploadId === uploadId && existing.eTag === eTag) {
    // A client whose connection died in the first call asks again; the event may not have been taken either.
    return completed(call, existing);
  }
  const upload = findUpload(call);
  const parts = checkParts(listed, upload);
  const size = parts.reduce((sum, part) => sum + part.piece.size, 0);
  const announced = call.headers['x-amz-mp-object-size'];
  if (announced !== undefined && Number(announced) !== size) {
    throw invalidRequest('The provided x-amz-mp-object-size header does not match the size of the combined object');
  }
  const object: StoredObject = {
    bucket,
    key,
    size,
    eTag,
    lastModified: call.now().toISOString(),
    headers: upload.headers,
    checksums: {},
    pieces: parts.map((part) => part.piece),
    uploadId,
  };
  await store.commit(() => {
    checkWriteConditions(call.headers, key, store.find(bucket, key));
    checkParts(listed, findUpload(call));
    return [{ kind: 'put', object, endsUpload: uploadId }];
  });
  return completed(call, object);
};

async function completed(call: Call, object: StoredObject): Promise<Reply> {
  const { bucket, key, host } = call;
  await call.emit(eventOf('ObjectCreated:CompleteMultipartUpload', object));
  const Location = `http://${host}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  return {
    status: 200,
    xml: resultXml('CompleteMultipartUploadResult', { Location, Bucket: bucket, Key: key, ETag: `"${object.eTag}"` }),
  };
}

/** MD5 of the parts' MD5s, and their number: S3 documents it as opaque, and everybody knows. */
function eTagOf(listed: ListedPart[]): string {
  const md5 = createHash('md5');
  for (const { ETag } of listed) md5.update(Buffer.from(ETag, 'hex'));
  return `${md5.digest('hex')}-${listed.length}`;
}

/** The parts listed, in order. Throws InvalidPartOrder, InvalidPart and EntityTooSmall. */
function checkParts(listed: ListedPart[], upload: Upload): UploadedPart[] {
  if (listed.some(({ PartNumber }, index) => PartNumber <= (listed[index - 1]?.PartNumber ?? 0))) {
    throw new S3Error(
      400,
      'InvalidPartOrder',
      'The list of parts was not in ascending order. Parts must be ordered by part number.',
      { UploadId: upload.id },
    );
  }
  return listed.map((asked, index) => {
    const part = upload.parts.get(asked.PartNumber);
    if (!part || part.eTag !== asked.ETag || !checksumsAgree(asked, part)) {
      throw new S3Error(
        400,
        'InvalidPart',
        "One or more of the specified parts could not be found.  The part may not have been uploaded, or the specified entity tag may not match the part's entity tag.",
        { UploadId: upload.id, PartNumber: String(asked.PartNumber), ETag: asked.ETag },
      );
    }
    if (index < listed.length - 1 && part.piece.size < SMALLEST_PART) {
      throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', {
        ProposedSize: String(part.piece.size),
        MinSizeAllowed: String(SMALLEST_PART),
        PartNumber: String(part.number),
        ETag: part.eTag,
      });
    }
    return part;
  });
}

const checksumsAgree = (asked: ListedPart, { checksums }: UploadedPart): boolean =>
  [
    [asked.ChecksumCRC32, checksums['x-amz-checksum-crc32']],
    [asked.ChecksumSHA1, checksums['x-amz-checksum-sha1']],
    [asked.ChecksumSHA256, checksums['x-amz-checksum-sha256']],
  ].every(([claimed, stored]) => claimed === undefined || claimed === stored);
