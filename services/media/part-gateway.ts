import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  NoSuchUpload,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/** How long a signed URL is valid (product 8.6). */
const PART_SECONDS = 15 * 60;
/** S3 may need several seconds to put hundreds of parts together. */
const COMPLETION_MS = 10_000;

/** A part in storage. `sha256` is in base64. */
export type StoredPart = { number: number; size: number; sha256: string; eTag: string };
/** An upload in parts: the object's key, and S3's id of the upload. */
type PartsAddress = { key: string; partsId: string };

/** Uploads in parts, into quarantine. The browser sends each part to a URL that is signed for exactly this part. */
export const partGateway = (client: S3Client, Bucket: string | undefined) => {
  const at = ({ key, partsId }: PartsAddress) => ({ Bucket, Key: key, UploadId: partsId });
  return {
    /** Begins an upload. @returns S3's id of it */
    async beginParts(key: string, contentType: string): Promise<string> {
      const { UploadId } = await client.send(
        // With this algorithm, S3 refuses parts without a SHA-256, and lists the SHA-256 of each.
        new CreateMultipartUploadCommand({ Bucket, Key: key, ContentType: contentType, ChecksumAlgorithm: 'SHA256' }),
      );
      if (!UploadId) throw new Error('S3 returned no id for the upload');
      return UploadId;
    },

    /** Signs a URL for a PUT of exactly this part; the caller must send the headers unchanged. */
    async partAddress(
      address: PartsAddress,
      { number, size, sha256 }: Omit<StoredPart, 'eTag'>,
    ): Promise<{ url: string; headers: Record<string, string> }> {
      const put = new UploadPartCommand({
        ...at(address),
        PartNumber: number,
        ContentLength: size,
        ChecksumSHA256: sha256,
      });
      const checksum = 'x-amz-checksum-sha256';
      const url = await getSignedUrl(client, put, {
        expiresIn: PART_SECONDS,
        signableHeaders: new Set(['content-length', 'host', checksum]),
        unhoistableHeaders: new Set([checksum]),
      });
      return { url, headers: { [checksum]: sha256 } };
    },

    /**
     * Lists the parts that have arrived, by number; undefined if the upload was completed, cancelled or deleted. The
     * largest file has few enough parts for one page.
     */
    async arrivedParts(address: PartsAddress): Promise<StoredPart[] | undefined> {
      try {
        const { Parts = [] } = await client.send(new ListPartsCommand(at(address)));
        return Parts.map(({ PartNumber = 0, Size = 0, ChecksumSHA256 = '', ETag = '' }) => ({
          number: PartNumber,
          size: Size,
          sha256: ChecksumSHA256,
          eTag: ETag,
        }));
      } catch (error) {
        if (error instanceof NoSuchUpload) return undefined;
        throw error;
      }
    },

    /** Puts the parts together, in order. Succeeds if the upload no longer exists. */
    async completeParts(address: PartsAddress, parts: readonly StoredPart[]): Promise<void> {
      const Parts = parts.map(({ number, eTag, sha256 }) => ({
        PartNumber: number,
        ETag: eTag,
        ChecksumSHA256: sha256,
      }));
      const complete = new CompleteMultipartUploadCommand({ ...at(address), MultipartUpload: { Parts } });
      await unlessGone(client.send(complete, { requestTimeout: COMPLETION_MS }));
    },

    /** Deletes an upload with its parts. Succeeds if it no longer exists. */
    abortParts: (address: PartsAddress): Promise<void> =>
      unlessGone(client.send(new AbortMultipartUploadCommand(at(address)))),
  };
};

async function unlessGone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof NoSuchUpload)) throw error;
  }
}
