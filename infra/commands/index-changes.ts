import { isDeepStrictEqual } from 'node:util';
import type { StackTemplate } from './assembly.ts';

type Index = { IndexName: string };
type Table = { KeySchema?: unknown; GlobalSecondaryIndexes?: Index[] };

const tablesOf = ({ Resources = {} }: StackTemplate): Map<string, Table> =>
  new Map(
    Object.entries(Resources)
      .filter(([, { Type }]) => Type === 'AWS::DynamoDB::GlobalTable' || Type === 'AWS::DynamoDB::Table')
      .map(([id, { Properties = {} }]) => [id, Properties]),
  );

/**
 * Finds changes to a deployed table's indexes that DynamoDB would reject, as sentences that say what to do instead.
 * DynamoDB creates or deletes only one index per update (API reference, UpdateTable), and never changes the key or
 * projection of an existing one.
 */
export function impossibleIndexChanges(deployed: StackTemplate, next: StackTemplate): string[] {
  const before = tablesOf(deployed);
  return [...tablesOf(next)].flatMap(([id, table]) => {
    const old = before.get(id);
    if (!old) return [];
    const was = new Map((old.GlobalSecondaryIndexes ?? []).map((index) => [index.IndexName, index]));
    const becomes = new Map((table.GlobalSecondaryIndexes ?? []).map((index) => [index.IndexName, index]));
    const added = [...becomes.keys()].filter((name) => !was.has(name));
    const removed = [...was.keys()].filter((name) => !becomes.has(name));
    const changed = [...becomes].filter(([name, index]) => was.has(name) && !isDeepStrictEqual(was.get(name), index));
    return [
      ...(isDeepStrictEqual(old.KeySchema, table.KeySchema)
        ? []
        : [`The key of the table ${id} has changed: CloudFormation would replace it with an empty one. Keep its key.`]),
      ...changed.map(
        ([name]) =>
          `The index ${name} of ${id} has another key or projection, which DynamoDB cannot change: add an index with another name, and remove ${name} in a later deployment.`,
      ),
      ...(added.length + removed.length > 1
        ? [
            `${id} would change ${added.length + removed.length} indexes at once (${[
              ...added.map((name) => `new: ${name}`),
              ...removed.map((name) => `removed: ${name}`),
            ].join(', ')}), and DynamoDB changes one in a deployment: deploy ${added[0] ?? removed[0]} first.`,
          ]
        : []),
    ];
  });
}
