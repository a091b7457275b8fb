import { type Operation, objectArn } from '../call.ts';
import { checksumElement } from '../checksum.ts';
import { notImplemented } from '../s3-error.ts';
import { findUpload } from '../unfinished-upload.ts';
import { resultXml } from '../xml.ts';

const PAGE = 1000;

/** Lists all parts that have arrived, in one page. https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListParts.html */
export const listParts: Operation = async (call) => {
  const { bucket, key, store, permit } = call;
  permit('s3:ListMultipartUploadParts', objectArn(bucket, key));
  const { uploadId, checksum } = await findUpload(call);
  const parts = store.uploads.partsOf(uploadId);
  if (parts.length > PAGE) throw notImplemented('a second page of a list of parts');
  return {
    status: 200,
    xml: resultXml('ListPartsResult', {
      Bucket: bucket,
      Key: key,
      UploadId: uploadId,
      StorageClass: 'STANDARD',
      PartNumberMarker: 0,
      MaxParts: PAGE,
      IsTruncated: false,
      ChecksumAlgorithm: checksum?.toUpperCase(),
      Part: parts.map(({ number, lastModified, eTag, size, checksums }) => ({
        PartNumber: number,
        LastModified: lastModified,
        ETag: `"${eTag}"`,
        Size: size,
        ...checksumElement(checksums),
      })),
    }),
  };
};
