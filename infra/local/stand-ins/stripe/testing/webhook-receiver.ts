import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { readBody } from '../../../server.ts';

const SECRET = 'whsec_local_segno';

export type WebhookReceiver = {
  webhook: { url: string; secret: string };
  /** Every delivery whose signature stripe-node verified, whatever was answered. */
  received: Stripe.Event[];
  /** Waits for the nth delivery of a type; 1 is the first. */
  delivery: (type: string, nth?: number) => Promise<Stripe.Event>;
  stop: () => Promise<void>;
};

/** The shop's webhook: verifies the signature and answers what it is told to. */
export async function webhookReceiver(
  answer: (event: Stripe.Event, earlier: number) => number = () => 200,
  port = 0,
): Promise<WebhookReceiver> {
  const received: Stripe.Event[] = [];
  let arrived = () => {};
  let next = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const stripe = new Stripe('sk_test_unused');
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const event = stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), SECRET);
    const status = answer(event, received.filter(({ id }) => id === event.id).length);
    response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {});
    response.end();
    received.push(event);
    const release = arrived;
    next = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    release();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    webhook: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`, secret: SECRET },
    received,
    delivery: async (type, nth = 1) => {
      for (;;) {
        const found = received.filter((event) => event.type === type)[nth - 1];
        if (found) return found;
        await next;
      }
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
