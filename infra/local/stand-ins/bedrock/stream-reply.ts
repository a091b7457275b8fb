import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { EventStreamCodec } from '@smithy/core/event-streams';
import { fromUtf8, toUtf8 } from '@smithy/core/serde';
import type { Part, ScriptedReply } from './scripted-reply.ts';

const codec = new EventStreamCodec(toUtf8, fromUtf8);

/** The number of characters in each event: about the length of a model's token. */
const TOKEN = 6;

function message(headers: Record<string, string>, body: object): Buffer {
  const typed = Object.entries(headers).map(([name, value]) => [name, { type: 'string', value }] as const);
  return Buffer.from(codec.encode({ headers: Object.fromEntries(typed), body: fromUtf8(JSON.stringify(body)) }));
}

const event = (type: string, body: object): Buffer =>
  message({ ':event-type': type, ':content-type': 'application/json', ':message-type': 'event' }, body);

const exception = (type: string, text: string): Buffer =>
  message(
    { ':exception-type': type, ':content-type': 'application/json', ':message-type': 'exception' },
    { message: text },
  );

const piecesOf = (text: string): string[] => text.match(new RegExp(`[\\s\\S]{1,${TOKEN}}`, 'gu')) ?? [];

type Streamed = Extract<ScriptedReply, { parts: Part[] }>;

/**
 * Writes a reply as Bedrock streams it: `application/vnd.amazon.eventstream`, one content block for each text and each
 * tool call.
 */
export async function streamReply(response: ServerResponse, reply: Streamed): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const write = async (bytes: Buffer) => {
    if (!response.write(bytes)) await once(response, 'drain', { signal: gone.signal });
  };
  try {
    await write(event('messageStart', { role: 'assistant' }));
    const { parts, usage = { inputTokens: 400, outputTokens: 40 } } = reply;
    for (const [contentBlockIndex, part] of parts.entries()) {
      if ('waitMs' in part) await setTimeout(part.waitMs, undefined, { signal: gone.signal });
      else if ('garbage' in part) await write(Buffer.from(part.garbage));
      else if ('cut' in part) {
        response.destroy();
        return;
      } else if ('exception' in part) {
        await write(exception(part.exception, part.message));
        response.end();
        return;
      } else await writeBlock(part, contentBlockIndex, write);
    }
    const stopReason = reply.stopReason ?? (parts.some((part) => 'tool' in part) ? 'tool_use' : 'end_turn');
    await write(event('messageStop', { stopReason }));
    const totalTokens = usage.inputTokens + usage.outputTokens;
    await write(event('metadata', { usage: { ...usage, totalTokens }, metrics: { latencyMs: 1 } }));
    response.end();
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  }
}

async function writeBlock(
  part: Extract<Part, { text: string } | { tool: string }>,
  contentBlockIndex: number,
  write: (bytes: Buffer) => Promise<void>,
): Promise<void> {
  if ('tool' in part) {
    const toolUse = { toolUseId: `tooluse_${contentBlockIndex}`, name: part.tool };
    await write(event('contentBlockStart', { start: { toolUse }, contentBlockIndex }));
    const input = typeof part.input === 'string' ? part.input : JSON.stringify(part.input);
    for (const piece of piecesOf(input))
      await write(event('contentBlockDelta', { delta: { toolUse: { input: piece } }, contentBlockIndex }));
  } else {
    for (const text of piecesOf(part.text))
      await write(event('contentBlockDelta', { delta: { text }, contentBlockIndex }));
  }
  await write(event('contentBlockStop', { contentBlockIndex }));
}
