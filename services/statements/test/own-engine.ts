import { atEnd, temporaryFolder } from '../../../infra/test/test-cleanup.ts';
import { type Engine, openEngine } from '../../royalties/duckdb-gateway.ts';

/** Opens an engine in a folder of its own, until the end of the test file. */
export async function ownEngine(): Promise<Engine> {
  const engine = await openEngine({ folder: temporaryFolder(), threads: 1 });
  atEnd(() => engine.close());
  return engine;
}
