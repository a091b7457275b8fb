import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { principalOf } from '../infra/local/authorize.ts';
import { freeBase } from '../infra/local/ports.ts';
import { listen, readBody } from '../infra/local/server.ts';
import { startEngine } from '../infra/local/table/engine.ts';

type Consumed = { CapacityUnits?: number };
type Answer = { ConsumedCapacity?: Consumed | Consumed[] };

/**
 * Starts a table engine that counts the units used by each function of a local stack. `AWS_ENDPOINT_URL_DYNAMODB`
 * points the local stack to the engine.
 * @returns `unitsOf`: the units since the start, for functions whose logical id contains the name
 */
export async function countingEngine() {
  const directory = mkdtempSync(path.join(tmpdir(), 'segno-counted-'));
  const engine = await startEngine({ directory, port: await freeBase() });
  const units = new Map<string, number>();
  const proxy = await listen(async (request, response) => {
    const call = JSON.parse((await readBody(request)).toString() || '{}') as object;
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !['host', 'content-length', 'connection'].includes(name)),
    ) as Record<string, string>;
    const isTable = String(headers['x-amz-target']).startsWith('DynamoDB_');
    const body = JSON.stringify(isTable ? { ...call, ReturnConsumedCapacity: 'INDEXES' } : call);
    const answer = await fetch(engine.url, { method: 'POST', headers, body });
    const text = await answer.text();
    const { ConsumedCapacity: consumed } = (isTable ? JSON.parse(text) : {}) as Answer;
    const principal = principalOf(headers.authorization) ?? '';
    for (const { CapacityUnits = 0 } of [consumed ?? []].flat())
      units.set(principal, (units.get(principal) ?? 0) + CapacityUnits);
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(text);
  }, 0);
  return {
    url: proxy.url,
    unitsOf: (name: string): number =>
      [...units].reduce((sum, [principal, used]) => (principal.includes(name) ? sum + used : sum), 0),
    async stop() {
      await proxy.stop();
      await engine.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
