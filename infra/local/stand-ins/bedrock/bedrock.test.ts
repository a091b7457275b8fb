/**
 * Tests that the stand-in behaves like the real Bedrock, through the real client: its events, its errors, and its IAM
 * checks.
 */
import {
  BedrockRuntimeClient,
  ConverseStreamCommand,
  type ConverseStreamCommandInput,
  type ConverseStreamOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { awsErrorFrom } from '../../../test/aws-error-from.ts';
import { stoppedAtEnd } from '../../../test/test-cleanup.ts';
import { REGION } from '../../account.ts';
import { LOCAL_SECRET } from '../../authorize.ts';
import type { Script, ScriptedReply } from './scripted-reply.ts';
import { type BedrockOptions, startBedrock } from './start-bedrock.ts';

const MODEL = 'maker.model-1:0';

async function start(options: Partial<BedrockOptions> = {}, secret = LOCAL_SECRET) {
  const bedrock = await startBedrock({ port: 0, ...options });
  stoppedAtEnd(bedrock);
  const client = new BedrockRuntimeClient({
    endpoint: bedrock.url,
    region: REGION,
    credentials: { accessKeyId: 'AssistantFunction', secretAccessKey: secret },
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler(),
  });
  const ask = async (text: string, rest: Partial<ConverseStreamCommandInput> = {}) => {
    const messages = [{ role: 'user' as const, content: [{ text }] }];
    const { stream } = await client.send(new ConverseStreamCommand({ modelId: MODEL, messages, ...rest }));
    const events: ConverseStreamOutput[] = [];
    for await (const event of stream ?? []) events.push(event);
    return events;
  };
  const script = (rules: Script) => fetch(`${bedrock.url}/script`, { method: 'PUT', body: JSON.stringify(rules) });
  return { ...bedrock, ask, script };
}

const says = (reply: ScriptedReply) => start({ answer: () => reply });

test('a reply is streamed as events: text in pieces, a tool with its input, the stop reason and the usage', async () => {
  const { ask } = await says({
    parts: [{ text: 'A P-line says who owns it.' }, { tool: 'set_title', input: { title: 'Ölçü 🎵' } }],
    usage: { inputTokens: 12, outputTokens: 7 },
  });
  const events = await ask('What is a P-line?');
  const names = events.map((event) => Object.keys(event)[0]);
  expect(names[0]).toBe('messageStart');
  expect(names.slice(-2)).toEqual(['messageStop', 'metadata']);
  const deltas = events.flatMap(({ contentBlockDelta }) => contentBlockDelta?.delta ?? []);
  expect(deltas.length).toBeGreaterThan(5);
  expect(deltas.map(({ text = '' }) => text).join('')).toBe('A P-line says who owns it.');
  expect(JSON.parse(deltas.map(({ toolUse }) => toolUse?.input ?? '').join(''))).toEqual({ title: 'Ölçü 🎵' });
  expect(events.find(({ contentBlockStart }) => contentBlockStart)?.contentBlockStart).toEqual({
    start: { toolUse: { toolUseId: 'tooluse_1', name: 'set_title' } },
    contentBlockIndex: 1,
  });
  expect(events.at(-2)?.messageStop?.stopReason).toBe('tool_use');
  expect(events.at(-1)?.metadata?.usage).toEqual({ inputTokens: 12, outputTokens: 7, totalTokens: 19 });
});

test('the first rule of the script that matches the last message is used; requests are kept', async () => {
  const { ask, script, requests, url } = await start();
  await script([
    { says: 'title', reply: { parts: [{ tool: 'set_title', input: {} }] } },
    { says: '.', reply: { parts: [{ text: 'Anything.' }] } },
  ]);
  const named = await ask('The title is\nDawn');
  expect(named.some(({ contentBlockStart }) => contentBlockStart?.start?.toolUse?.name === 'set_title')).toBe(true);
  expect((await ask('Hm')).some(({ contentBlockDelta }) => contentBlockDelta?.delta?.text === 'Anythi')).toBe(true);
  expect(requests.map(({ messages }) => messages[0]?.content[0]?.text)).toEqual(['The title is\nDawn', 'Hm']);
  expect(await (await fetch(`${url}/requests`)).json()).toEqual(requests);
});

test('a call, or a stream that has begun, is refused with a named exception', async () => {
  const busy = await says({ error: 'ThrottlingException', status: 429, message: 'Too many requests' });
  expect(await awsErrorFrom(busy.ask('Hello'))).toMatchObject({
    name: 'ThrottlingException',
    message: 'Too many requests',
  });
  const broken = await says({
    parts: [{ text: 'Well' }, { exception: 'modelStreamErrorException', message: 'It broke' }],
  });
  await expect(broken.ask('Hello')).rejects.toMatchObject({ name: 'ModelStreamErrorException', message: 'It broke' });
});

test('garbage and a cut connection fail in the client', async () => {
  for (const part of [{ garbage: 'x'.repeat(200) }, { cut: true as const }]) {
    const { ask } = await says({ parts: [{ text: 'Well' }, part] });
    await expect(ask('Hello')).rejects.toThrow();
  }
});

test('refuses what Bedrock refuses: no message, blank text, two user messages in a row, a repeated tool name, an unknown field', async () => {
  const { ask } = await start();
  const text = (words: string) => ({ role: 'user' as const, content: [{ text: words }] });
  const tool = { toolSpec: { name: 'a', inputSchema: { json: { type: 'object' } } } };
  for (const wrong of [
    { messages: [] },
    { messages: [text(' ')] },
    { messages: [text('a'), text('b')] },
    { toolConfig: { tools: [tool, tool] } },
    { toolConfig: { tools: [{ toolSpec: { ...tool.toolSpec, name: 'a b' } }] } },
    { performanceConfig: { latency: 'optimized' as const } },
  ])
    expect((await awsErrorFrom(ask('Hello', wrong))).name).toBe('ValidationException');
});

test('IAM checks the model, or the inference profile', async () => {
  const iamRequests: unknown[] = [];
  const authorize = ({
    accessKeyId,
    action,
    resource,
  }: {
    accessKeyId?: string | undefined;
    action: string;
    resource: string;
  }) => {
    iamRequests.push([accessKeyId, action, resource]);
    return resource.includes('other') ? 'not that one' : undefined;
  };
  const { ask } = await start({ authorize });
  await ask('Hello');
  await ask('Hello', { modelId: 'eu.maker.model-1:0' });
  expect((await awsErrorFrom(ask('Hello', { modelId: 'maker.other' }))).name).toBe('AccessDeniedException');
  const action = 'bedrock:InvokeModelWithResponseStream';
  expect(iamRequests.slice(0, 2)).toEqual([
    ['AssistantFunction', action, `arn:aws:bedrock:${REGION}::foundation-model/${MODEL}`],
    ['AssistantFunction', action, `arn:aws:bedrock:${REGION}:000000000000:inference-profile/eu.maker.model-1:0`],
  ]);
});

test('a wrong signature is refused, and so is an unsupported operation', async () => {
  const { ask } = await start({}, 'wrong');
  expect((await awsErrorFrom(ask('Hello'))).name).toBe('InvalidSignatureException');
  const { url } = await start();
  expect((await fetch(`${url}/model/${MODEL}/invoke`, { method: 'POST', body: '{}' })).status).toBe(404);
});
