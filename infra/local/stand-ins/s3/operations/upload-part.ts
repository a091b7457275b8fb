import { type Operation, objectArn } from '../call.ts';
import { checksumName } from '../checksum.ts';
import type { Digests } from '../incoming-body.ts';
import { invalidArgument, invalidRequest, noSuchUpload, S3Error } from '../s3-error.ts';
import { findUpload } from '../unfinished-upload.ts';

const LARGEST_PART = 5 * 1024 ** 3;
const MOST_PARTS = 10_000;

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_UploadPart.html */
export const uploadPart: Operation = async (call) => {
  const { bucket, key, query, headers: sent, body, store, permit, now } = call;
  permit('s3:PutObject', objectArn(bucket, key));
  const partNumber = query.get('partNumber') ?? '';
  const number = Number(partNumber);
  if (!/^\d+$/.test(partNumber) || number < 1 || number > MOST_PARTS)
    throw invalidArgument(`Part number must be an integer between 1 and ${MOST_PARTS}, inclusive`, {
      ArgumentName: 'partNumber',
      ArgumentValue: partNumber,
    });
  const { uploadId, checksum } = await findUpload(call);
  const actual = Object.keys(sent).flatMap((header) => checksumName(header) ?? [])[0];
  if (checksum !== undefined && actual !== checksum)
    throw invalidRequest(
      `Checksum Type mismatch occurred, expected checksum Type: ${checksum}, actual checksum Type: ${actual ?? 'null'}`,
    );
  const size = body.length();
  if (size > LARGEST_PART)
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  let digests: Digests = { md5: '', checksums: {} };
  const blob = await store.write(
    body.chunks((all) => {
      digests = all;
    }),
  );
  const { md5: eTag, checksums } = digests;
  // The upload may have ended while the part was arriving.
  if (!store.uploads.find(uploadId)) {
    await store.discard(blob);
    throw noSuchUpload(uploadId);
  }
  try {
    await store.uploads.addPart(uploadId, {
      number,
      size,
      eTag,
      lastModified: now().toISOString(),
      checksums,
      blob,
    });
  } catch (error) {
    await store.discard(blob);
    throw error;
  }
  return { status: 200, headers: { etag: `"${eTag}"`, ...checksums } };
};
