import * as z from 'zod';

/** A run of bytes in a file of its own. An object is one piece, or one for each part that it was uploaded in. */
const piece = z.object({ blob: z.string(), size: z.number() });

const headers = z.record(z.string(), z.string());

const storedObject = z.object({
  bucket: z.string(),
  key: z.string(),
  size: z.number(),
  /** Without the quotes that it has on the wire. */
  eTag: z.string(),
  lastModified: z.string(),
  /** Sent again with every read: content type and the like, and `x-amz-meta-*`. */
  headers,
  /** By response header, e.g. `x-amz-checksum-crc32`. */
  checksums: headers,
  pieces: z.array(piece),
  /** The multipart upload that made it, so that completing it twice is no error. */
  uploadId: z.string().optional(),
});

const uploadedPart = z.object({
  number: z.number(),
  eTag: z.string(),
  lastModified: z.string(),
  checksums: headers,
  piece,
});

const upload = z.object({ id: z.string(), bucket: z.string(), key: z.string(), headers });

/** One line of the journal: a change of state. */
export const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('put'), object: storedObject, endsUpload: z.string().optional() }),
  z.object({ kind: z.literal('remove'), bucket: z.string(), key: z.string() }),
  z.object({ kind: z.literal('begin-upload'), upload }),
  z.object({ kind: z.literal('put-part'), uploadId: z.string(), part: uploadedPart }),
  z.object({ kind: z.literal('end-upload'), uploadId: z.string() }),
]);

export type Piece = z.infer<typeof piece>;
export type StoredObject = z.infer<typeof storedObject>;
export type UploadedPart = z.infer<typeof uploadedPart>;
export type Upload = z.infer<typeof upload> & { parts: Map<number, UploadedPart> };
export type Change = z.infer<typeof change>;
