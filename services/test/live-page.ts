import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { LiveMessage } from '../../shared/live/message.ts';
import { laptop } from './laptop.ts';

type Frame = { type: string; event?: string; errors?: { errorType: string }[] };

const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

/**
 * Subscribes like an open page: connects with a token, and sends it again for the channel.
 * @returns the channel's reply, and a function that reads its messages in order
 */
export async function livePage(token: string | undefined, channel: string) {
  const { host } = new URL(laptop.addresses.live);
  const authorization = { host, ...(token !== undefined && { Authorization: token }) };
  const shown = Buffer.from(JSON.stringify(authorization)).toString('base64url');
  const socket = new WebSocket(`ws://${host}/event/realtime`, ['aws-appsync-event-ws', `header-${shown}`]);
  open.push(socket);
  const received: Frame[] = [];
  let wake = () => {};
  socket.on('message', (data) => {
    received.push(JSON.parse(String(data)) as Frame);
    wake();
  });
  await new Promise((opened) => socket.once('open', opened));
  socket.send(JSON.stringify({ type: 'subscribe', id: randomUUID(), channel, authorization }));

  const next = async (): Promise<Frame> => {
    for (;;) {
      const one = received.shift();
      if (one) return one;
      await new Promise<void>((done) => {
        wake = done;
      });
    }
  };
  const { type, errors } = await next();
  const message = async (): Promise<LiveMessage> => JSON.parse((await next()).event ?? '') as LiveMessage;
  return {
    answer: type,
    refusal: errors?.[0]?.errorType,
    message,
    /** Waits for the next message about a release, skipping late messages about the account's activation. */
    async releaseMessage(): Promise<LiveMessage> {
      for (;;) {
        const one = await message();
        if ('rev' in one) return one;
      }
    },
  };
}
