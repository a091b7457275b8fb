import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Journal } from './journal.ts';
import { openJournal, readJournal } from './journal.ts';
import type { Change, Piece, StoredObject, Upload } from './stored-object.ts';
import { change } from './stored-object.ts';

/**
 * Objects and unfinished uploads: records in memory and in one journal, bytes in files that are written once and never
 * changed. A blob lives as long as an object, a part, or a call in progress refers to it; so a copy shares its source's
 * blobs, and a reader finishes on the version that it began with.
 */
export class ObjectStore {
  readonly #blobs: string;
  readonly #objects = new Map<string, Map<string, StoredObject>>();
  readonly #sortedKeys = new Map<string, string[]>();
  readonly #uploads = new Map<string, Upload>();
  readonly #references = new Map<string, number>();
  #journal: Journal<Change> | undefined;
  #lastCommit: Promise<unknown> = Promise.resolve();

  /** Throws, naming the file, when the state on disk is damaged. */
  static async open(directory: string): Promise<ObjectStore> {
    const store = new ObjectStore(join(directory, 'blobs'));
    await mkdir(store.#blobs, { recursive: true });
    const file = join(directory, 'journal.jsonl');
    for (const entry of await readJournal(file, change)) store.#apply(entry);
    await store.#matchBlobs(file);
    store.#journal = await openJournal(file, store.#asChanges());
    return store;
  }

  private constructor(blobs: string) {
    this.#blobs = blobs;
  }

  find(bucket: string, key: string): StoredObject | undefined {
    return this.#objects.get(bucket)?.get(key);
  }

  /** In the order of their UTF-8 bytes, as S3 lists them. */
  keys(bucket: string): string[] {
    let sorted = this.#sortedKeys.get(bucket);
    if (!sorted) {
      const keys = [...(this.#objects.get(bucket)?.keys() ?? [])].map((key) => Buffer.from(key));
      sorted = keys.sort(Buffer.compare).map((key) => key.toString());
      this.#sortedKeys.set(bucket, sorted);
    }
    return sorted;
  }

  findUpload(id: string): Upload | undefined {
    return this.#uploads.get(id);
  }

  /** Streams bytes to disk. The caller holds the piece and must release it; a stream that fails leaves nothing. */
  async write(chunks: AsyncIterable<Buffer>): Promise<Piece> {
    const blob = randomUUID();
    let size = 0;
    async function* counted() {
      for await (const chunk of chunks) {
        size += chunk.length;
        yield chunk;
      }
    }
    try {
      // Room for one write to the disk to overlap with the hashing of the next bytes.
      await pipeline(
        counted,
        createWriteStream(join(this.#blobs, blob), { flags: 'wx', highWaterMark: 4 * 1024 * 1024 }),
      );
    } catch (error) {
      await rm(join(this.#blobs, blob), { force: true });
      throw error;
    }
    this.hold([{ blob, size }]);
    return { blob, size };
  }

  /** The bytes from `start` to `end`, both included. */
  async *read(pieces: Piece[], start: number, end: number): AsyncGenerator<Buffer> {
    let offset = 0;
    for (const { blob, size } of pieces) {
      const from = Math.max(start - offset, 0);
      const to = Math.min(end - offset, size - 1);
      if (from <= to) {
        yield* createReadStream(join(this.#blobs, blob), { start: from, end: to, highWaterMark: 256 * 1024 });
      }
      offset += size;
    }
  }

  hold(pieces: Piece[]): void {
    for (const { blob } of pieces) this.#references.set(blob, (this.#references.get(blob) ?? 0) + 1);
  }

  async release(pieces: Piece[]): Promise<void> {
    await this.#unlink(this.#drop(pieces));
  }

  /**
   * Changes the state: on disk when it resolves. Commits run one after the other, and `decide` runs inside its own, so a
   * condition that it checks still holds when its changes are written. It may throw, and then nothing changes.
   */
  async commit(decide: () => Change[]): Promise<void> {
    const commit = this.#lastCommit.then(async () => {
      const changes = decide();
      await this.#journal?.append(changes);
      return changes.flatMap((entry) => this.#apply(entry));
    });
    this.#lastCommit = commit.catch(() => undefined);
    await this.#unlink(await commit);
  }

  async close(): Promise<void> {
    await this.#lastCommit;
    await this.#journal?.close();
  }

  /** Answers the blobs that nothing refers to any more. */
  #apply(entry: Change): string[] {
    switch (entry.kind) {
      case 'put': {
        this.hold(entry.object.pieces);
        const replaced = this.find(entry.object.bucket, entry.object.key);
        const bucket = this.#objects.get(entry.object.bucket) ?? new Map<string, StoredObject>();
        this.#objects.set(entry.object.bucket, bucket.set(entry.object.key, entry.object));
        if (!replaced) this.#sortedKeys.delete(entry.object.bucket);
        return [...this.#drop(replaced?.pieces ?? []), ...this.#endUpload(entry.endsUpload)];
      }
      case 'remove': {
        const removed = this.find(entry.bucket, entry.key);
        this.#objects.get(entry.bucket)?.delete(entry.key);
        this.#sortedKeys.delete(entry.bucket);
        return this.#drop(removed?.pieces ?? []);
      }
      case 'begin-upload':
        this.#uploads.set(entry.upload.id, { ...entry.upload, parts: new Map() });
        return [];
      case 'put-part': {
        const parts = this.#uploads.get(entry.uploadId)?.parts;
        const replaced = parts?.get(entry.part.number);
        if (parts) this.hold([entry.part.piece]);
        parts?.set(entry.part.number, entry.part);
        return this.#drop(replaced ? [replaced.piece] : []);
      }
      case 'end-upload':
        return this.#endUpload(entry.uploadId);
    }
  }

  #endUpload(id: string | undefined): string[] {
    const upload = this.#uploads.get(id ?? '');
    this.#uploads.delete(id ?? '');
    return this.#drop([...(upload?.parts.values() ?? [])].map((part) => part.piece));
  }

  #drop(pieces: Piece[]): string[] {
    const unused: string[] = [];
    for (const { blob } of pieces) {
      const left = (this.#references.get(blob) ?? 0) - 1;
      if (left > 0) this.#references.set(blob, left);
      else if (this.#references.delete(blob)) unused.push(blob);
    }
    return unused;
  }

  async #unlink(blobs: string[]): Promise<void> {
    await Promise.all(blobs.map((blob) => rm(join(this.#blobs, blob), { force: true })));
  }

  /** A process that died leaves blobs behind that no record names; they go. The other way round is damage. */
  async #matchBlobs(file: string): Promise<void> {
    const present = new Set(await readdir(this.#blobs));
    const missing = [...this.#references.keys()].find((blob) => !present.has(blob));
    if (missing) {
      throw new Error(
        `${file} names ${join(this.#blobs, missing)}, which is missing: restore it, or delete the folder.`,
      );
    }
    await this.#unlink([...present].filter((blob) => !this.#references.has(blob)));
  }

  #asChanges(): Change[] {
    const changes: Change[] = [];
    for (const bucket of this.#objects.values()) {
      for (const object of bucket.values()) changes.push({ kind: 'put', object });
    }
    for (const { parts, ...upload } of this.#uploads.values()) {
      changes.push({ kind: 'begin-upload', upload });
      for (const part of parts.values()) changes.push({ kind: 'put-part', uploadId: upload.id, part });
    }
    return changes;
  }
}
