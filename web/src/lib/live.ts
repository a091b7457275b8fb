import { keepConnected, type LiveListener } from './live-connection.ts';
import { accessToken } from './session.ts';
import { siteConfig } from './site-config.ts';

/**
 * Subscribes to a channel of AppSync Events. Each call opens its own connection, so subscribe only once on a page.
 * Messages are hints: any of them may be lost, and those sent while there is no connection always are. Load this file
 * only when needed.
 * @returns a function that unsubscribes and closes the connection
 */
export function subscribeToLive(channel: string, listener: LiveListener): () => void {
  const connection = keepConnected(channel, listener, {
    endpoint: async () => (await siteConfig()).live,
    token: accessToken,
    dial: (url, protocols) => new WebSocket(url, protocols),
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    random: Math.random,
  });
  const { redial, close } = connection;
  const onVisibility = () => document.visibilityState === 'visible' && connection.check();
  window.addEventListener('online', redial);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', redial);
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}
