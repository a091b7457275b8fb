import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { literalReplies } from './literal-replies.ts';

const folder = path.resolve(import.meta.dirname, '../../web/e2e');
/** Its replies are based on real ones. */
const helper = 'alter-reply.ts';

test('no browser test answers a request with a successful reply of its own making', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== helper);
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((name) =>
    literalReplies(name, readFileSync(path.join(folder, name), 'utf8')).map((line) => `${name}:${line}`),
  );
  expect(found).toEqual([]);
});

describe('reports', () => {
  it.each([
    ['a literal', 'route.fulfill({ json: { items: [] } })'],
    ['a literal beside a real reply', 'route.fulfill({ response, json: { ...real, items: [] } })'],
    ['a body', "route.fulfill({ body: '{}' })"],
    ['a status of success', 'route.fulfill({ status: 201, json: {} })'],
    ['a status that is not written out', 'route.fulfill({ status, json })'],
    ['JSON as a file', "route.fulfill({ contentType: 'application/json', body: '{}' })"],
    ['what stands elsewhere', 'route.fulfill(reply)'],
    ['a spread', "route.fulfill({ contentType: 'audio/wav', ...reply })"],
    ['nothing', 'route.fulfill()'],
  ])('%s', (_, source) => {
    expect(literalReplies('a.ts', `\n${source};`)).toEqual([2]);
  });

  it.each([
    ['a failure', "route.fulfill({ status: 500, json: { code: 'internal' } })"],
    ['a file of the storage', "route.fulfill({ contentType: 'audio/wav', body: wavOf(2) })"],
    ['a reply that is handed on', 'route.fulfill({ response })'],
  ])('not %s', (_, source) => {
    expect(literalReplies('a.ts', source)).toEqual([]);
  });
});
