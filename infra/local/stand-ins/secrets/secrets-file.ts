import * as z from 'zod';
import { readIfExists, replaceFile } from '../../journal.ts';
import { firstVersion, type Secret, type SecretVersion } from './secret.ts';

const Version = z.object({ id: z.string(), value: z.string(), createdAt: z.string() });
/** Each secret as stored. A plain string, as a person would write it, is a value without previous versions. */
const Stored = z.record(
  z.string(),
  z.union([z.string(), z.object({ current: Version, previous: Version.optional() })]),
);

export type SecretsFile = {
  /** Returns undefined if the template does not declare the secret. */
  find(name: string): Secret | undefined;
  /** Makes the value current, and the current one previous. The change is on disk once this returns. */
  put(name: string, next: SecretVersion): void;
};

export type DeclaredSecrets = {
  /** The names of the secrets that the template declares. */
  names: string[];
  /** Makes the initial value of a secret that is not in the file. */
  seed: (name: string) => string;
  /** Returns a value for this run only, which is served in place of the file's value and never written. */
  override?: (name: string) => string | undefined;
};

/**
 * Opens the secrets in a file that only its owner can read. Declared secrets that are missing from the file get their
 * initial values. Others in the file stay, but are not served.
 * @throws Error with one sentence that names the file if it is damaged
 */
export function openSecretsFile(
  file: string,
  { names, seed, override = () => undefined }: DeclaredSecrets,
): SecretsFile {
  const openedAt = new Date().toISOString();
  const stored = readStored(file);
  for (const name of names) stored[name] ??= seed(name);
  const save = () => replaceFile(file, `${JSON.stringify(stored, null, 2)}\n`);
  save();

  const find = (name: string): Secret | undefined => {
    const secret = names.includes(name) ? (override(name) ?? stored[name]) : undefined;
    return typeof secret === 'string' ? { current: firstVersion(name, secret, openedAt) } : secret;
  };
  return {
    find,
    put(name, next) {
      const { current } = find(name) ?? {};
      stored[name] = { current: next, ...(current && { previous: current }) };
      save();
    },
  };
}

function readStored(file: string): z.infer<typeof Stored> {
  try {
    return Stored.parse(JSON.parse(readIfExists(file) ?? '{}'));
  } catch {
    throw new Error(
      `The secrets file ${file} is damaged: it must be a JSON object of names and values. Fix it, or delete it to get new values.`,
    );
  }
}
