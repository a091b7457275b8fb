import { readConfig } from '../platform/config.ts';
import { followStream } from '../platform/follow-stream.ts';
import { openLog } from '../platform/logger.ts';
import { queueVariable, RelayConfig } from './config.ts';
import { deliverEvents } from './deliver-events.ts';
import { factsFromChange } from './facts-from-change.ts';
import { queueGateway } from './queue-gateway.ts';

const config = readConfig(RelayConfig);
const queues = queueGateway();

/**
 * Reads the table's stream, and sends the events that were published or that follow from a change to the queues of
 * their listeners.
 */
export const handler = followStream(openLog('relay'), async (changes) => {
  const read = await Promise.allSettled(changes.map(async (change) => factsFromChange(change)));
  const events = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const outcomes = await deliverEvents(events, (listener, messages) =>
    queues.send(config[queueVariable(listener)], messages),
  );
  return read.map((one) => {
    if (one.status === 'rejected') return one;
    return one.value.map((fact) => outcomes.get(fact)).find((outcome) => outcome?.status === 'rejected') ?? one;
  });
});
