import { type TableName, tables } from '../../../services/platform/keys.ts';
import { isKeyOf } from '../../../shared/typed-record.ts';

export type RestoreArguments = { isLocal: boolean } & (
  | { restores: 'tables'; second: Date }
  | { restores: 'items'; second: Date; table: TableName; partition: string | undefined; isWrite: boolean }
  | { restores: 'file'; bucket: string; key: string; version: string | undefined }
);

const SECOND = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Reads the arguments of `npm run restore`. @throws Error with the usage for an unknown one */
export function restoreArguments(words: readonly string[], usage: string): RestoreArguments {
  const options = words.filter((word) => word.startsWith('--'));
  const [restores, ...named] = words.filter((word) => !word.startsWith('--'));
  const [isLocal, isWrite] = [options.includes('--local'), options.includes('--write')];
  const partition = options.flatMap((word) => /^--partition=(.+)$/.exec(word)?.[1] ?? [])[0];
  const ofItems = /^--(local|write|partition=.+)$/;
  const isKnown = options.every((word) => (restores === 'items' ? ofItems.test(word) : word === '--local'));
  const [first = '', other = '', version, ...more] = named;
  const second = SECOND.test(first) ? new Date(first) : undefined;
  if (isKnown && more.length === 0) {
    if (restores === 'tables' && second && named.length === 1) return { restores, second, isLocal };
    if (restores === 'items' && second && isKeyOf(tables, other) && version === undefined)
      return { restores, second, table: other, partition, isWrite, isLocal };
    if (restores === 'file' && other) return { restores, bucket: first, key: other, version, isLocal };
  }
  throw new Error(usage);
}
