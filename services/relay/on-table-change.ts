import type { Told } from '../../shared/events/told.ts';
import { readConfig } from '../platform/config.ts';
import { followStream } from '../platform/follow-stream.ts';
import { openLog } from '../platform/logger.ts';
import { queueVariable, RelayConfig } from './config.ts';
import { factsOf } from './facts-of.ts';
import { queueGateway } from './queue-gateway.ts';
import { tellListeners } from './tell-listeners.ts';

const config = readConfig(RelayConfig);
const queues = queueGateway();

/** The table's stream: what was said in the outbox, and what was seen to happen, goes to the queues of those who hear it. */
export const handler = followStream(openLog('relay'), async (changes) => {
  const read = await Promise.allSettled(changes.map(async (change) => factsOf(change)));
  const told = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const ends = new Map<Told, PromiseSettledResult<unknown>>();
  const sent = await tellListeners(told, (listener, messages) =>
    queues.send(config[queueVariable(listener)], messages),
  );
  for (const [n, one] of told.entries()) ends.set(one, sent[n] as PromiseSettledResult<unknown>);
  return read.map((one) => {
    if (one.status === 'rejected') return one;
    return one.value.map((fact) => ends.get(fact)).find((end) => end?.status === 'rejected') ?? one;
  });
});
