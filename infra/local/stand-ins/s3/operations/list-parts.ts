import type { Operation } from '../call.ts';
import { objectArn } from '../call.ts';
import { invalidArgument } from '../s3-error.ts';
import { resultXml } from '../xml.ts';
import { findUpload } from './find-upload.ts';

const LARGEST_PAGE = 1000;

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListParts.html */
export const listParts: Operation = (call) => {
  const { bucket, key, query } = call;
  call.permit('s3:ListMultipartUploadParts', objectArn(bucket, key));
  const upload = findUpload(call);
  const size = Math.min(wholeNumber(query, 'max-parts') ?? LARGEST_PAGE, LARGEST_PAGE);
  const after = wholeNumber(query, 'part-number-marker') ?? 0;
  const rest = [...upload.parts.values()].filter((part) => part.number > after).sort((a, b) => a.number - b.number);
  const page = rest.slice(0, size);
  const isTruncated = rest.length > page.length;
  return {
    status: 200,
    xml: resultXml('ListPartsResult', {
      Bucket: bucket,
      Key: key,
      UploadId: upload.id,
      PartNumberMarker: after,
      NextPartNumberMarker: isTruncated ? page.at(-1)?.number : undefined,
      MaxParts: size,
      IsTruncated: isTruncated,
      StorageClass: 'STANDARD',
      Part: page.map((part) => ({
        PartNumber: part.number,
        LastModified: part.lastModified,
        ETag: `"${part.eTag}"`,
        Size: part.piece.size,
        ChecksumCRC32: part.checksums['x-amz-checksum-crc32'],
        ChecksumSHA1: part.checksums['x-amz-checksum-sha1'],
        ChecksumSHA256: part.checksums['x-amz-checksum-sha256'],
      })),
    }),
  };
};

function wholeNumber(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name);
  if (value === null) return undefined;
  if (!/^\d+$/.test(value)) {
    throw invalidArgument(`Provided ${name} not an integer or within integer range`, { ArgumentName: name });
  }
  return Number(value);
}
