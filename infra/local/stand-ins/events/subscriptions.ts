import type { WebSocket } from 'ws';
import { type Channel, covers } from './channel.ts';

type Subscription = { socket: WebSocket; id: string; channel: Channel };

/**
 * Keeps the current subscriptions. Messages are not stored for later subscribers: a message that nobody is subscribed
 * to is lost.
 */
export function openSubscriptions() {
  const all = new Set<Subscription>();
  const find = (socket: WebSocket, id: string) => [...all].find((one) => one.socket === socket && one.id === id);
  return {
    has: (socket: WebSocket, id: string): boolean => find(socket, id) !== undefined,
    add: (subscription: Subscription): void => void all.add(subscription),
    /** @returns whether it existed */
    remove: (socket: WebSocket, id: string): boolean => {
      const found = find(socket, id);
      return found !== undefined && all.delete(found);
    },
    removeAll: (socket: WebSocket): void => {
      for (const one of all) if (one.socket === socket) all.delete(one);
    },
    send: (channel: Channel, event: string): void => {
      for (const { socket, id, channel: heard } of all) {
        if (covers(heard, channel)) socket.send(JSON.stringify({ id, type: 'data', event }));
      }
    },
  };
}

export type Subscriptions = ReturnType<typeof openSubscriptions>;
