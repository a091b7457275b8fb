import type { MediaId } from '../../../../shared/ids.ts';
import { noteUnfinished } from './has-unfinished.ts';
import type { UploadPlace } from './upload-store.ts';

/** An upload that this browser has begun, in any tab, and that has not arrived yet. */
export type UnfinishedUpload = {
  /** The place in the release: the next upload to it replaces this one. */
  key: string;
  userId: string;
  place: UploadPlace;
  name: string;
  size: number;
  /** The server's id, once it expects the file. */
  mediaId?: MediaId | undefined;
  /** When the file was chosen, in milliseconds since 1970. Uploads go on in this order. */
  chosenAt: number;
};

/**
 * The size of the copies that the browser keeps of files, at most, and their share of the space that it offers us. A
 * copy lets an upload go on by itself after a reload; without one, the file has to be chosen again.
 */
const MAX_COPIES_BYTES = 1024 ** 3;
const MAX_SHARE = 0.25;

const UPLOADS = 'uploads';
const FILES = 'files';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | undefined;
function database(): Promise<IDBDatabase> {
  const opening = indexedDB.open('unfinished-uploads', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(UPLOADS, { keyPath: 'key' });
    opening.result.createObjectStore(FILES);
  };
  return answerOf(opening);
}

/** Works on one of the two stores. Some browsers have none in private windows; then nothing is kept. */
async function on<T>(name: string, mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) {
  try {
    opened ??= database();
    const store = (await opened).transaction(name, mode).objectStore(name);
    return await answerOf(act(store));
  } catch {
    return undefined;
  }
}

export const unfinishedAt = (key: string): Promise<UnfinishedUpload | undefined> =>
  on<UnfinishedUpload | undefined>(UPLOADS, 'readonly', (store) => store.get(key));

/** The account's unfinished uploads, in the order in which their files were chosen. */
export async function unfinishedUploads(userId: string): Promise<UnfinishedUpload[]> {
  const all = (await on<UnfinishedUpload[]>(UPLOADS, 'readonly', (store) => store.getAll())) ?? [];
  return all.filter((one) => one.userId === userId).sort((a, b) => a.chosenAt - b.chosenAt);
}

export async function storeUnfinished(upload: UnfinishedUpload): Promise<void> {
  await on(UPLOADS, 'readwrite', (store) => store.put(upload));
  noteUnfinished(true);
}

let copying: Promise<void> = Promise.resolve();

/** Keeps a copy of an upload's file, if there is room. Files are copied one after another. */
export function copyFile(key: string, file: File): Promise<void> {
  copying = copying.then(async () => {
    const { size } = (await unfinishedAt(key)) ?? {};
    if (size !== file.size || !(await hasRoom(key, size))) return;
    await on(FILES, 'readwrite', (store) => store.put(file, key));
    // The upload may have ended while the file was copied.
    if (!(await unfinishedAt(key))) await on(FILES, 'readwrite', (store) => store.delete(key));
  });
  return copying;
}

async function hasRoom(key: string, size: number): Promise<boolean> {
  const keys = (await on(FILES, 'readonly', (store) => store.getAllKeys())) ?? [];
  const others = await Promise.all(keys.filter((one) => one !== key).map((one) => unfinishedAt(String(one))));
  const copied = others.reduce((sum, one) => sum + (one?.size ?? 0), 0);
  const { quota = 0 } = await navigator.storage.estimate().catch(() => ({ quota: 0 }));
  return copied + size <= Math.min(MAX_COPIES_BYTES, quota * MAX_SHARE);
}

/** The copy of an upload's file; undefined if there is none. */
export const copyOf = (key: string): Promise<File | undefined> =>
  on<File | undefined>(FILES, 'readonly', (store) => store.get(key));

export async function forgetUnfinished(key: string): Promise<void> {
  await on(UPLOADS, 'readwrite', (store) => store.delete(key));
  await on(FILES, 'readwrite', (store) => store.delete(key));
  if ((await on(UPLOADS, 'readonly', (store) => store.count())) === 0) noteUnfinished(false);
}

/** Forgets the uploads of every account, with the copies of their files. */
export async function forgetAllUnfinished(): Promise<void> {
  await on(UPLOADS, 'readwrite', (store) => store.clear());
  await on(FILES, 'readwrite', (store) => store.clear());
  noteUnfinished(false);
}
