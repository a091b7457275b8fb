import { entriesOf } from '../../shared/typed-record.ts';
import { type Key, type TableName, tables, type Writer, type Writes } from './keys.ts';
import { reservedKeys } from './reserved-keys.ts';

type AnyTemplate = ((values: never) => Key) & {
  pk: string;
  sk: string;
  writers: readonly Writer[];
  removers: readonly Writer[];
};

/** One partition of a table: its writers, and the sort keys of its items. */
export type Partition = Pick<AnyTemplate, 'pk' | 'writers' | 'removers'> & {
  table: TableName;
  writes: Writes;
  items: readonly string[];
};

type OfTable = Pick<Partition, 'table' | 'writes'>;

function partitionsOf(keys: Record<string, AnyTemplate>, { table, writes }: OfTable): Partition[] {
  const templates = Object.values(keys);
  return [...new Set(templates.map(({ pk }) => pk))].map((pk) => {
    const own = templates.filter((template) => template.pk === pk);
    const { writers = [], removers = [] } = own[0] ?? {};
    return { table, writes, pk, items: own.map(({ sk }) => sk), writers, removers };
  });
}

/** Every partition of every table, in the order of keys.ts. */
export const partitions: readonly Partition[] = entriesOf(tables).flatMap(([table, { keys, writes }]) =>
  partitionsOf(keys, { table, writes }),
);

/** Reserved partitions, which have no writers yet. */
export const reservedPartitions: readonly Partition[] = [
  ...partitionsOf(reservedKeys, { table: 'table', writes: 'any' }),
];

/** The pattern with which IAM matches the partition's keys: the words before the first value, then anything. */
export const iamPattern = ({ pk }: Pick<Partition, 'pk'>): string => pk.replace(/\{.*$/s, '*');
