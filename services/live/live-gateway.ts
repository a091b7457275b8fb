import { Sha256 } from '@aws-crypto/sha256-js';
import { fromEnv } from '@aws-sdk/credential-provider-env';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod';
import type { LiveMessage } from '../../shared/live/message.ts';

/** The most that AppSync Events takes in one call. */
const MOST_EVENTS = 5;
const TIMEOUT_MS = 2000;

/** Each event is answered for itself, in a call that succeeds. */
const Answer = z.object({ failed: z.array(z.unknown()).default([]) });

type Options = {
  /** The `/event` address. */
  url: string;
  /** Of the credentials that sign. The function's own environment has it. */
  region: string;
  timeoutMs?: number;
};

/** The push channel to open pages: AppSync Events, whose HTTP side has no client of its own in the SDK. */
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
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Publishing was answered with ${answer.status}: ${text}`);
    const { failed } = Answer.parse(JSON.parse(text));
    if (failed.length > 0) throw new Error(`${failed.length} of ${messages.length} events were not published`);
  }

  return {
    /**
     * Sends the messages to whoever listens to the channel now; nobody need.
     * @throws Error when one was not taken within two seconds, whatever became of the others
     */
    async publish(channel: string, messages: readonly LiveMessage[]): Promise<void> {
      const calls: Promise<void>[] = [];
      for (let n = 0; n < messages.length; n += MOST_EVENTS)
        calls.push(call(channel, messages.slice(n, n + MOST_EVENTS)));
      await Promise.all(calls);
    },
  };
};
