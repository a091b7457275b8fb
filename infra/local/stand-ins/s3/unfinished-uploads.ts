/** A part that has arrived. `eTag` is without quotes, and `blob` is the name of the file that contains its bytes. */
export type UploadedPart = {
  number: number;
  size: number;
  eTag: string;
  lastModified: string;
  /** Checksums by header, such as `x-amz-checksum-sha256`. */
  checksums: Record<string, string>;
  blob: string;
};

/** A multipart upload that is neither completed nor aborted. */
export type UnfinishedUpload = {
  uploadId: string;
  bucket: string;
  key: string;
  /** Headers of the future object. */
  headers: Record<string, string>;
  /** The checksum that every part must have, such as `sha256`. */
  checksum?: string;
  begunAt: string;
};

/** A change of these uploads, as the journal stores it. */
export type UploadChange = { begun: UnfinishedUpload } | { uploadId: string; part: UploadedPart } | { ended: string };

type Entry = { upload: UnfinishedUpload; parts: Map<number, UploadedPart> };

/** The multipart uploads that are in progress, in memory. */
export function unfinishedUploads() {
  const entries = new Map<string, Entry>();
  return {
    /** @returns the files that are no longer needed @throws TypeError for a change of an upload that does not exist */
    apply(change: UploadChange): string[] {
      if ('begun' in change) {
        entries.set(change.begun.uploadId, { upload: change.begun, parts: new Map() });
        return [];
      }
      const id = 'ended' in change ? change.ended : change.uploadId;
      const entry = entries.get(id);
      if (!entry) throw new TypeError(`There is no upload ${id}`);
      if ('ended' in change) {
        entries.delete(id);
        return [...entry.parts.values()].map(({ blob }) => blob);
      }
      const replaced = entry.parts.get(change.part.number);
      entry.parts.set(change.part.number, change.part);
      return replaced ? [replaced.blob] : [];
    },
    find: (uploadId: string): UnfinishedUpload | undefined => entries.get(uploadId)?.upload,
    /** The parts of an upload that have arrived, by number. */
    partsOf: (uploadId: string): UploadedPart[] =>
      [...(entries.get(uploadId)?.parts.values() ?? [])].sort((a, b) => a.number - b.number),
    all: (): UnfinishedUpload[] => [...entries.values()].map(({ upload }) => upload),
    blobs: (): string[] => [...entries.values()].flatMap(({ parts }) => [...parts.values()].map(({ blob }) => blob)),
    snapshot: (): UploadChange[] =>
      [...entries.values()].flatMap(({ upload, parts }) => [
        { begun: upload },
        ...[...parts.values()].map((part) => ({ uploadId: upload.uploadId, part })),
      ]),
  };
}
