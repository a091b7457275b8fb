import type { MapState } from '../../../../shared/states-language/definition.ts';
import { frameOf, type Run, type RunStates } from './execution-run.ts';
import { fillTemplate, type Json, readAtPath, type Scope } from './paths.ts';
import { runtimeError, StateError } from './state-error.ts';

/** Reads the items of a map from its input or from an S3 object. */
async function itemsOf({ ItemReader: reader, ItemsPath }: MapState, scope: Scope, run: Run): Promise<Json[]> {
  if (reader) return run.readItems(reader.Parameters.Bucket, String(readAtPath(reader.Parameters['Key.$'], scope)));
  const items = readAtPath(ItemsPath ?? '$', scope);
  if (!Array.isArray(items)) throw runtimeError(`${ItemsPath ?? '$'} of a map is not a list`);
  return items;
}

/**
 * Runs the states of a map for each item, some of them concurrently, and returns their outputs in order. Items
 * completed before a restart are not run again. After the first failure no further item starts, but those in progress
 * are awaited.
 * @throws StateError as the item did; for a distributed map `States.ExceedToleratedFailureThreshold`
 */
export async function runMap(
  state: MapState,
  scope: Scope,
  name: string,
  frame: string,
  run: Run,
  runItem: RunStates,
): Promise<Json[]> {
  const items = await itemsOf(state, scope, run);
  const results: Json[] = [];
  let failed: { error: unknown } | undefined;
  let next = 0;

  const worker = async (): Promise<void> => {
    while (next < items.length && !failed) {
      const index = next++;
      const of = { Item: { Index: index, Value: items[index] as Json } };
      const context = { ...run.context, Map: of };
      const input =
        state.ItemSelector === undefined
          ? of.Item.Value
          : fillTemplate(state.ItemSelector as Json, { data: scope.data, context });
      try {
        results[index] = await runItem(state.ItemProcessor, frameOf(frame, name, index), input, { ...run, context });
      } catch (error) {
        failed ??= { error };
      }
    }
  };
  const width = Math.min(state.MaxConcurrency || run.width, run.width, items.length);
  await Promise.all(Array.from({ length: width }, worker));
  if (failed) throw asFailureOf(state, failed.error);
  return results;
}

const asFailureOf = ({ ItemProcessor }: MapState, error: unknown): unknown =>
  ItemProcessor.ProcessorConfig.Mode === 'DISTRIBUTED' && error instanceof StateError
    ? new StateError('States.ExceedToleratedFailureThreshold', `An item failed: ${error.name}: ${error.message}`)
    : error;
