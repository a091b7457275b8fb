import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Disk, disk as realDisk } from '../../disk.ts';
import { openJournal } from '../../journal.ts';
import {
  type UnfinishedUpload,
  type UploadChange,
  type UploadedPart,
  unfinishedUploads,
} from './unfinished-uploads.ts';

export type StoredObject = {
  bucket: string;
  key: string;
  size: number;
  /** Without the quotes that surround it in headers. */
  eTag: string;
  lastModified: string;
  /** Headers returned with every read, such as the content type. */
  headers: Record<string, string>;
  /** Checksums by response header, such as `x-amz-checksum-crc32`. */
  checksums: Record<string, string>;
  /** The name of the file that contains the object's bytes. */
  blob: string;
};

/** The place of a deleted object among the versions of its key. */
export type DeleteMarker = { bucket: string; key: string; versionId: string; lastModified: string };
type Version = StoredObject | DeleteMarker;

/** An object that is put together from the parts of an upload ends that upload. */
type Change =
  | { put: StoredObject; ended?: string }
  | { gone: { bucket: string; key: string } | DeleteMarker }
  | UploadChange;

export const isMarker = (version: Version): version is DeleteMarker => !('blob' in version);

/** The id of a version: for an object, the name of its file, which is unique. */
export const versionIdOf = (version: Version): string => (isMarker(version) ? version.versionId : version.blob);

/** The key of a record, which is unique because a bucket's name contains no slash. */
const recordKey = (bucket: string, key: string) => `${bucket}/${key}`;

export type ObjectStore = ReturnType<typeof openObjects>;

/**
 * Stores objects: records in memory and in the journal, and bytes in files that are written once and never changed, so
 * that a reader can finish with the version that it began with.
 * @param versioned the buckets that keep what was replaced or deleted
 * @throws Error that names the file when the state on disk is damaged
 */
export function openObjects(directory: string, disk: Disk = realDisk, versioned: ReadonlySet<string> = new Set()) {
  const blobs = path.join(directory, 'blobs');
  mkdirSync(blobs, { recursive: true });
  const fileOf = (blob: string) => path.join(blobs, blob);
  const objects = new Map<string, StoredObject>();
  /** The versions of each key of a versioned bucket, the oldest first. The last one is current. */
  const versions = new Map<string, Version[]>();
  const addVersion = (version: Version) => {
    if (!versioned.has(version.bucket)) return;
    const name = recordKey(version.bucket, version.key);
    versions.set(name, [...(versions.get(name) ?? []), version]);
  };
  const uploads = unfinishedUploads();
  /** @returns the files of parts that are no longer needed */
  const apply = (change: Change): string[] => {
    if ('put' in change) {
      objects.set(recordKey(change.put.bucket, change.put.key), change.put);
      addVersion(change.put);
      return change.ended === undefined ? [] : uploads.apply({ ended: change.ended });
    }
    if (!('gone' in change)) return uploads.apply(change);
    objects.delete(recordKey(change.gone.bucket, change.gone.key));
    if ('versionId' in change.gone) addVersion(change.gone);
    return [];
  };
  const snapshot = (): Change[] => [
    ...[...objects.values()].filter(({ bucket }) => !versioned.has(bucket)).map((put) => ({ put })),
    ...[...versions.values()].flat().map((version) => (isMarker(version) ? { gone: version } : { put: version })),
    ...uploads.snapshot(),
  ];
  const file = path.join(directory, 'journal.jsonl');
  const journal = openJournal<Change>(file, {
    replay: apply,
    snapshot,
    disk,
  });

  // Removes files without a record, which a killed process may have left. A record without its file is damage.
  const present = new Set(readdirSync(blobs));
  const stored = [
    ...objects.values(),
    ...[...versions.values()].flat().filter((version): version is StoredObject => !isMarker(version)),
  ];
  for (const blob of new Set([...stored.map((object) => object.blob), ...uploads.blobs()])) {
    if (!present.delete(blob))
      throw new Error(`${file} names ${fileOf(blob)}, which is missing: restore it, or delete the folder.`);
  }
  for (const blob of present) rmSync(fileOf(blob), { force: true });

  const find = (bucket: string, key: string): StoredObject | undefined => objects.get(recordKey(bucket, key));
  const record = async (change: Change, replaced: StoredObject | undefined): Promise<void> => {
    journal.append(change);
    await Promise.all(apply(change).map((blob) => rm(fileOf(blob), { force: true })));
    if (replaced && !versioned.has(replaced.bucket)) await rm(fileOf(replaced.blob), { force: true });
  };

  const write = async (chunks: AsyncIterable<Buffer>): Promise<string> => {
    const blob = randomUUID();
    try {
      await pipeline(chunks, disk.create(fileOf(blob)));
    } catch (error) {
      await rm(fileOf(blob), { force: true });
      throw error;
    }
    return blob;
  };
  async function* bytesOf(parts: readonly UploadedPart[]): AsyncGenerator<Buffer> {
    for (const { blob } of parts) yield* createReadStream(fileOf(blob), { highWaterMark: 1024 * 1024 });
  }

  return {
    find,
    uploads: {
      find: uploads.find,
      partsOf: uploads.partsOf,
      all: uploads.all,
      begin: (upload: UnfinishedUpload): Promise<void> => record({ begun: upload }, undefined),
      addPart: (uploadId: string, part: UploadedPart): Promise<void> => record({ uploadId, part }, undefined),
      abort: (uploadId: string): Promise<void> => record({ ended: uploadId }, undefined),
      /** Writes the bytes of parts, one after another, to a new file. @returns its name */
      join: (parts: readonly UploadedPart[]): Promise<string> => write(bytesOf(parts)),
      /** Stores the object that the parts of an upload have become, and ends the upload. */
      complete: (ended: string, object: StoredObject): Promise<void> =>
        record({ put: object, ended }, find(object.bucket, object.key)),
    },
    /** The objects of a bucket, sorted by the UTF-8 bytes of their keys, as S3 lists them. */
    objectsIn: (bucket: string): StoredObject[] =>
      [...objects.values()]
        .filter((object) => object.bucket === bucket)
        .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))),
    /** Streams bytes to disk. If the stream fails, leaves no file. @returns the name of the file */
    write,
    /** Deletes bytes that have no record, so that they do not take up space until the next start. */
    discard: (blob: string): Promise<void> => rm(fileOf(blob), { force: true }),
    /**
     * Streams the bytes from `start` to `end`, both inclusive. The file is opened immediately, so that it stays
     * readable if the object is replaced.
     */
    read: ({ blob }: StoredObject, start: number, end: number) =>
      createReadStream('', { fd: openSync(fileOf(blob), 'r'), start, end, highWaterMark: 256 * 1024 }),
    /** Stores an object. Once this resolves, the object is on disk and the previous one is deleted. */
    put: (object: StoredObject): Promise<void> => record({ put: object }, find(object.bucket, object.key)),
    /** Deletes an object. Its bytes stay in a versioned bucket, before a delete marker. */
    remove: ({ bucket, key }: StoredObject, now: Date): Promise<void> => {
      const marker = { versionId: randomUUID(), lastModified: now.toISOString() };
      const gone = { bucket, key, ...(versioned.has(bucket) && marker) };
      return record({ gone }, find(bucket, key));
    },
    isVersioned: (bucket: string): boolean => versioned.has(bucket),
    /** The versions of every key of a versioned bucket, each key's newest first. */
    versionsIn: (bucket: string): Version[][] =>
      [...versions.values()].filter(([first]) => first?.bucket === bucket).map((all) => all.toReversed()),
    close: journal.close,
  };
}
