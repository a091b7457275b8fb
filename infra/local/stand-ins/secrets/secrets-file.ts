import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Secret, SecretVersion } from './secret.ts';
import { firstVersion } from './secret.ts';

/** A plain string is a value without history, as a person writes it. */
type Kept = string | Secret;

export type SecretsFile = {
  /** Nothing when the template does not declare the secret. */
  find(name: string): Secret | undefined;
  /** Makes the value current and the current one previous; on disk when it returns. Puts are done one by one. */
  put(name: string, decide: (secret: Secret) => SecretVersion | undefined): Promise<void>;
};

/**
 * The secrets of one file, readable by its owner only. Declared ones that the file lacks get their seed; others in the
 * file are kept, and not served. Throws one sentence naming the file when it is damaged.
 */
export async function openSecretsFile(
  file: string,
  names: string[],
  seed: (name: string) => string,
): Promise<SecretsFile> {
  await mkdir(dirname(file), { recursive: true });
  const openedAt = new Date().toISOString();
  const declared = new Set(names);
  let kept = await readKept(file);
  for (const name of names) if (!kept.has(name)) kept.set(name, seed(name));

  const save = async (secrets: Map<string, Kept>) => {
    const half = `${file}.new`;
    // The mode of a file that a crash left behind would stay as it was.
    await rm(half, { force: true });
    await writeFile(half, `${JSON.stringify(Object.fromEntries(secrets), null, 2)}\n`, { mode: 0o600 });
    await rename(half, file);
    kept = secrets;
  };
  await save(kept);

  const find = (name: string): Secret | undefined => {
    const secret = declared.has(name) ? kept.get(name) : undefined;
    return typeof secret === 'string' ? { current: firstVersion(name, secret, openedAt) } : secret;
  };

  let lastPut: Promise<void> = Promise.resolve();
  return {
    find,
    put(name, decide) {
      const put = lastPut.then(async () => {
        const secret = find(name);
        const next = secret && decide(secret);
        if (next) await save(new Map(kept).set(name, { current: next, previous: secret.current }));
      });
      lastPut = put.catch(() => {});
      return put;
    },
  };
}

async function readKept(file: string): Promise<Map<string, Kept>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const damaged = new Error(
    `The secrets file ${file} is damaged: it must be a JSON object of names and values. Mend it, or delete it and get new values.`,
  );
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw damaged;
  }
  if (!isObject(content)) throw damaged;
  const entries = Object.entries(content);
  if (!entries.every((entry): entry is [string, Kept] => isKept(entry[1]))) throw damaged;
  return new Map(entries);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isVersion = (value: unknown): value is SecretVersion =>
  isObject(value) && [value.id, value.value, value.createdAt].every((part) => typeof part === 'string');

const isKept = (value: unknown): value is Kept =>
  typeof value === 'string' ||
  (isObject(value) && isVersion(value.current) && (value.previous === undefined || isVersion(value.previous)));
