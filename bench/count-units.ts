import type { Table } from '../services/platform/table.ts';

type Consumed = { CapacityUnits?: number };

/**
 * Starts counting the units that these tables charge.
 * @returns a function that returns the units charged since its last call
 */
export function countUnits(tables: readonly Pick<Table, 'client'>[]): () => number {
  let units = 0;
  for (const { client } of tables) {
    client.middlewareStack.add(
      (next) => async (call) => {
        Object.assign(call.input as object, { ReturnConsumedCapacity: 'INDEXES' });
        const result = await next(call);
        const { ConsumedCapacity: consumed } = result.output as { ConsumedCapacity?: Consumed | Consumed[] };
        for (const { CapacityUnits = 0 } of [consumed ?? []].flat()) units += CapacityUnits;
        return result;
      },
      { step: 'initialize', name: 'countUnits' },
    );
  }
  return () => {
    const charged = units;
    units = 0;
    return charged;
  };
}
