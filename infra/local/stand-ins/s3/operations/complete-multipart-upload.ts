import { createHash } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { type Operation, objectArn } from '../call.ts';
import { checksumElement, compositeChecksum } from '../checksum.ts';
import { malformedXml, noSuchUpload, S3Error } from '../s3-error.ts';
import { findUpload } from '../unfinished-upload.ts';
import type { UploadedPart } from '../unfinished-uploads.ts';
import { resultXml } from '../xml.ts';

const SMALLEST_PART = 5 * 1024 * 1024;

/** A part as the client lists it. */
type ListedPart = { PartNumber?: string; ETag?: string } & Record<string, string | undefined>;

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Part' });

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_CompleteMultipartUpload.html */
export const completeMultipartUpload: Operation = async (call) => {
  const { bucket, key, body, store, permit, now, emit } = call;
  permit('s3:PutObject', objectArn(bucket, key));
  const { uploadId, headers, checksum } = await findUpload(call);
  const arrived = new Map(store.uploads.partsOf(uploadId).map((part) => [part.number, part]));
  const parts = listedParts(await body.text()).map((listed) => partFor(listed, arrived, checksum));
  const isInOrder = parts.every(({ number }, n) => n === 0 || number > (parts[n - 1]?.number ?? 0));
  if (!isInOrder)
    throw new S3Error(
      400,
      'InvalidPartOrder',
      'The list of parts was not in ascending order. The parts list must be specified in order by part number.',
      { UploadId: uploadId },
    );
  const tooSmall = parts.slice(0, -1).find(({ size }) => size < SMALLEST_PART);
  if (tooSmall)
    throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', {
      ETag: tooSmall.eTag,
      MinSizeAllowed: String(SMALLEST_PART),
      PartNumber: String(tooSmall.number),
      ProposedSize: String(tooSmall.size),
    });
  const md5s = createHash('md5');
  for (const { eTag } of parts) md5s.update(Buffer.from(eTag, 'hex'));
  const blob = await store.uploads.join(parts);
  const object = {
    bucket,
    key,
    size: parts.reduce((sum, { size }) => sum + size, 0),
    eTag: `${md5s.digest('hex')}-${parts.length}`,
    lastModified: now().toISOString(),
    headers,
    checksums: checksum === undefined ? {} : compositeChecksum(checksum, parts),
    blob,
  };
  // The upload may have ended while its parts were put together.
  if (!store.uploads.find(uploadId)) {
    await store.discard(blob);
    throw noSuchUpload(uploadId);
  }
  try {
    await store.uploads.complete(uploadId, object);
  } catch (error) {
    await store.discard(blob);
    throw error;
  }
  await emit(object, 'ObjectCreated:CompleteMultipartUpload');
  return {
    status: 200,
    xml: resultXml('CompleteMultipartUploadResult', {
      Location: `/${bucket}/${key}`,
      Bucket: bucket,
      Key: key,
      ETag: `"${object.eTag}"`,
      ...checksumElement(object.checksums),
    }),
  };
};

function listedParts(xml: string): ListedPart[] {
  try {
    const { Part } = parser.parse(xml).CompleteMultipartUpload;
    if (Array.isArray(Part) && Part.length > 0) return Part;
  } catch {
    // Answered like any other document that is not a list of parts.
  }
  throw malformedXml();
}

/** @throws InvalidPart, InvalidRequest */
function partFor(listed: ListedPart, arrived: ReadonlyMap<number, UploadedPart>, checksum?: string): UploadedPart {
  const { PartNumber = '', ETag = '' } = listed;
  const part = arrived.get(Number(PartNumber));
  if (checksum !== undefined && part) {
    const [[element, value] = ['', '']] = Object.entries(checksumElement(part.checksums));
    if (listed[element] === undefined)
      throw new S3Error(
        400,
        'InvalidRequest',
        `The upload was created using a ${checksum} checksum. The complete request must include the checksum for each part. It was missing for part ${PartNumber} in the request.`,
      );
    if (listed[element] !== value) throw invalidPart(listed);
  }
  if (!part || ETag.replaceAll(/"|&quot;/g, '') !== part.eTag) throw invalidPart(listed);
  return part;
}

const invalidPart = ({ PartNumber = '', ETag = '' }: ListedPart) =>
  new S3Error(
    400,
    'InvalidPart',
    "One or more of the specified parts could not be found.  The part may not have been uploaded, or the specified entity tag may not match the part's entity tag.",
    { PartNumber, ETag },
  );
