import type { ScriptedReply } from '../../../infra/local/stand-ins/bedrock/scripted-reply.ts';
import { ModelFailure } from './model-failure.ts';
import { readAnswer } from './read-answer.ts';
import { scriptedModel } from './test/scripted-model.ts';

const tool = { name: 'skip', description: 'Goes on', schema: { type: 'object', properties: {} } };
const question = { system: 'Read it.', message: 'The title is Dawn', tools: [tool], maxTokens: 500 };
type Options = Parameters<typeof scriptedModel>[1];

async function answerOf(reply: ScriptedReply, options: Options = {}, onText?: (text: string) => void) {
  const { ask } = await scriptedModel(() => reply, options);
  return readAnswer(ask(question), onText);
}

const failureOf = async (reply: ScriptedReply, options?: Options) => {
  const failure = await answerOf(reply, options).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ModelFailure);
  return (failure as ModelFailure).kind;
};

test('reads words and tool calls, and reports the words as they arrive', async () => {
  const heard: string[] = [];
  const parts = [{ text: 'A fine title.' }, { tool: 'set_field', input: { field: 'title', value: 'Dawn' } }];
  const answer = await answerOf({ parts, usage: { inputTokens: 9, outputTokens: 4 } }, {}, (text) => heard.push(text));
  expect(answer).toEqual({
    text: 'A fine title.',
    calls: [{ name: 'set_field', input: { field: 'title', value: 'Dawn' } }],
    usage: { inputTokens: 9, outputTokens: 4 },
  });
  expect(heard).toEqual(['A fine', 'A fine title', 'A fine title.']);
});

test('reports a tool call with invalid JSON without input, and keeps the others', async () => {
  const { calls } = await answerOf({
    parts: [
      { tool: 'set_field', input: '{"field":"ti' },
      { tool: 'skip', input: '' },
    ],
  });
  expect(calls).toEqual([
    { name: 'set_field', input: undefined },
    { name: 'skip', input: {} },
  ]);
});

const SHORT = { patience: { beginMs: 300, wholeMs: 600 } };

test.each<[string, ScriptedReply, Options, string]>([
  ['does not start in time', { parts: [{ waitMs: 60_000 }] }, { patience: { beginMs: 0, wholeMs: 5000 } }, 'slow'],
  ['stops for a minute halfway', { parts: [{ text: 'Well' }, { waitMs: 60_000 }] }, SHORT, 'slow'],
  ['is overloaded', { error: 'ThrottlingException', status: 429, message: '' }, {}, 'busy'],
  ['is overloaded halfway', { parts: [{ exception: 'throttlingException', message: '' }] }, {}, 'busy'],
  ['denies access', { error: 'AccessDeniedException', status: 403, message: '' }, {}, 'denied'],
  ['does not exist', { error: 'ResourceNotFoundException', status: 404, message: '' }, {}, 'denied'],
  ['breaks', { error: 'InternalServerException', status: 500, message: '' }, {}, 'away'],
  ['breaks halfway', { parts: [{ exception: 'modelStreamErrorException', message: '' }] }, {}, 'garbage'],
  ['writes garbage', { parts: [{ text: 'Well' }, { garbage: 'x'.repeat(300) }] }, {}, 'garbage'],
  ['is stopped by its guardrail', { parts: [{ text: 'Sorry' }], stopReason: 'guardrail_intervened' }, {}, 'refused'],
  ['refuses', { parts: [], stopReason: 'content_filtered' }, {}, 'refused'],
  ['is cut off', { parts: [], stopReason: 'max_tokens' }, {}, 'garbage'],
  ['reports a malformed answer', { parts: [], stopReason: 'malformed_tool_use' }, {}, 'garbage'],
  ['never stops talking', { parts: [{ text: 'la '.repeat(5000) }] }, {}, 'garbage'],
  ['never stops calling tools', { parts: Array(50).fill({ tool: 'skip', input: {} }) }, {}, 'garbage'],
])('reports why a model fails that %s', async (_, reply, options, kind) => {
  expect(await failureOf(reply, options)).toBe(kind);
});

test('reports a broken connection and a service that is down', async () => {
  expect(['away', 'garbage']).toContain(await failureOf({ parts: [{ text: 'Well' }, { cut: true }] }));
  const { ask, stop } = await scriptedModel(() => ({ parts: [] }));
  await stop();
  await expect(readAnswer(ask(question))).rejects.toMatchObject({ kind: 'away' });
});

test('sends our instructions and the user’s message separately, and the tools with their schemas', async () => {
  const { ask, requests } = await scriptedModel(() => ({ parts: [] }));
  await readAnswer(ask(question));
  expect(requests).toEqual([
    {
      system: [{ text: 'Read it.' }],
      messages: [{ role: 'user', content: [{ text: 'The title is Dawn' }] }],
      inferenceConfig: { maxTokens: 500 },
      toolConfig: {
        tools: [{ toolSpec: { name: 'skip', description: 'Goes on', inputSchema: { json: tool.schema } } }],
      },
    },
  ]);
});

test('sends the guardrail with each question, and lets it check words before they are shown', async () => {
  const { ask, requests } = await scriptedModel(() => ({ parts: [] }), { guardrail: 'gr1:3' });
  await readAnswer(ask(question));
  expect(requests[0]?.guardrailConfig).toEqual({
    guardrailIdentifier: 'gr1',
    guardrailVersion: '3',
    streamProcessingMode: 'sync',
  });
});
