import { Sha256 } from '@aws-crypto/sha256-js';
import { fromEnv } from '@aws-sdk/credential-provider-env';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod';
import type { LiveMessage } from '../../shared/live/message.ts';

/** AppSync Events accepts at most five events in one call. */
const MAX_EVENTS = 5;
const TIMEOUT_MS = 2000;

/** A successful call reports each event separately. */
const Reply = z.object({ failed: z.array(z.unknown()).default([]) });

type Options = {
  /** The `/event` URL. */
  url: string;
  /** The region for which requests are signed. */
  region: string;
  timeoutMs?: number;
};

/** Publishes to open pages through AppSync Events. The SDK has no client for its HTTP API. */
export const liveGateway = ({ url, region, timeoutMs = TIMEOUT_MS }: Options) => {
  const { protocol, hostname, host, port, pathname } = new URL(url);
  const signer = new SignatureV4({ service: 'appsync', region, credentials: fromEnv(), sha256: Sha256 });

  async function call(channel: string, messages: LiveMessage[]): Promise<void> {
    const body = JSON.stringify({ channel, events: messages.map((message) => JSON.stringify(message)) });
    const { headers } = await signer.sign({
      method: 'POST',
      protocol,
      hostname,
      ...(port && { port: Number(port) }),
      path: pathname,
      headers: { host, 'content-type': 'application/json' },
      body,
    });
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    if (!response.ok) throw new Error(`Publishing was answered with ${response.status}: ${text}`);
    const { failed } = Reply.parse(JSON.parse(text));
    if (failed.length > 0) throw new Error(`${failed.length} of ${messages.length} events were not published`);
  }

  return {
    /**
     * Sends messages to the channel's current subscribers, if any.
     * @throws Error if a message was not accepted within two seconds; others may have been sent
     */
    async publish(channel: string, messages: readonly LiveMessage[]): Promise<void> {
      const calls: Promise<void>[] = [];
      for (let n = 0; n < messages.length; n += MAX_EVENTS)
        calls.push(call(channel, messages.slice(n, n + MAX_EVENTS)));
      await Promise.all(calls);
    },
  };
};
