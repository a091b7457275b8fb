import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { iamOf } from '../../iam/iam.ts';
import { changedTemplate } from '../../test/changed-template.ts';
import { laptopTemplate } from '../../test/laptop-template.ts';
import { REGION } from '../account.ts';
import { type Authorize, LOCAL_SECRET } from '../authorize.ts';
import { listen, type Running } from '../server.ts';
import type { Template } from '../template/load-template.ts';
import { startIamProxy } from './iam-proxy.ts';
import type { ItemWrite } from './table-call.ts';

type Policy = { Roles: string[]; PolicyDocument: { Statement: { Effect: string; Action: string | string[] }[] } };

let template: Template;
let table: string;
let ledger: string;
let engine: Running;
let reached: string[];
let engineStatus: number;
beforeAll(async () => {
  template = await laptopTemplate();
  table = template.outputs.TableName ?? '';
  ledger = template.outputs.LedgerTableName ?? '';
});
beforeEach(async () => {
  reached = [];
  engineStatus = 200;
  engine = await listen((request, response) => {
    reached.push(String(request.headers['x-amz-target']).split('.')[1] ?? '');
    response.writeHead(engineStatus, { 'content-type': 'application/x-amz-json-1.0' });
    response.end('{}');
  }, 0);
});
afterEach(() => engine.stop());

const functionOf = (entry: string) =>
  template.ofType('AWS::Lambda::Function').find(({ metadata }) => metadata['local:entry'] === entry)?.ref ?? '';

/** The template without a function's permission for one action, as if the grant had been forgotten. */
const withoutGrant = (functionName: string, action: string): Template => {
  const role = template.ofType<{ Role: string }>('AWS::Lambda::Function').find(({ ref }) => ref === functionName)
    ?.props.Role;
  return changedTemplate<Policy>(template, 'AWS::IAM::Policy', (policy) => {
    if (!policy.Roles.some((name) => role?.endsWith(`/${name}`))) return policy;
    const Statement = policy.PolicyDocument.Statement.map((statement) => ({
      ...statement,
      ...(statement.Effect === 'Allow' && { Action: [statement.Action].flat().filter((name) => name !== action) }),
    }));
    return { ...policy, PolicyDocument: { Statement } };
  });
};

/** The outcome of a function's call through the proxy: `done`, or the name of the error. */
async function call(
  by: string,
  command: object,
  {
    authorize = iamOf(template),
    onWrite = () => {},
  }: { authorize?: Authorize; onWrite?: (written: ItemWrite[]) => void } = {},
): Promise<string> {
  const proxy = await startIamProxy({ port: 0, engineUrl: engine.url, authorize, onWrite });
  const credentials = { accessKeyId: by, secretAccessKey: LOCAL_SECRET };
  const client = new DynamoDBClient({ endpoint: proxy.url, region: REGION, credentials, maxAttempts: 1 });
  try {
    await client.send(command as PutItemCommand);
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown';
  } finally {
    client.destroy();
    await proxy.stop();
  }
}

const RELEASES = 'services/releases/index.ts';
const PAYMENTS = 'services/payments/index.ts';
const itemOf = (PK: string): Record<string, AttributeValue> => ({ PK: { S: PK }, SK: { S: 'H' } });
const put = (PK: string) => new PutItemCommand({ TableName: table, Item: itemOf(PK) });
type Kind = 'Put' | 'Delete' | 'ConditionCheck';
const part = (kind: Kind, PK: string, TableName = table) =>
  kind === 'Put'
    ? { Put: { TableName, Item: itemOf(PK) } }
    : { [kind]: { TableName, Key: itemOf(PK), ConditionExpression: 'attribute_exists(PK)' } };
const together = (...TransactItems: ReturnType<typeof part>[]) => new TransactWriteItemsCommand({ TransactItems });
const transact = (...kinds: Kind[]) => together(...kinds.map((kind) => part(kind, 'RELEASE#1')));

describe("a function's call to the table", () => {
  it('reaches the engine when the template grants it', async () => {
    expect(await call(functionOf(RELEASES), put('RELEASE#1'))).toBe('done');
    expect(reached).toEqual(['PutItem']);
  });

  it('is denied, as by AWS, when its grant is removed from the template', async () => {
    const name = functionOf(RELEASES);
    const authorize = iamOf(withoutGrant(name, 'dynamodb:PutItem'));
    expect(await call(name, put('RELEASE#1'), { authorize })).toBe('AccessDeniedException');
    expect(await call(functionOf(PAYMENTS), put('RELEASE#1'), { authorize })).toBe('done');
    expect(reached).toEqual(['PutItem']);
  });

  it('on an index needs the grant of the index', async () => {
    const query = new QueryCommand({ TableName: table, IndexName: 'recent', KeyConditionExpression: 'recentPK = :a' });
    const name = functionOf(RELEASES);
    expect(await call(name, query)).toBe('done');
    const onTableOnly: Authorize = ({ resource }) => (resource.includes('/index/') ? 'no' : undefined);
    expect(await call(name, query, { authorize: onTableOnly })).toBe('AccessDeniedException');
  });

  it.each([
    ['Scan', () => new ScanCommand({ TableName: table })],
    [
      'BatchWriteItem',
      () => new BatchWriteItemCommand({ RequestItems: { [table]: [{ PutRequest: { Item: itemOf('A') } }] } }),
    ],
  ])('%s is allowed to the developer, and to no function', async (_name, command) => {
    expect(await call(functionOf(PAYMENTS), command())).toBe('AccessDeniedException');
    expect(await call('developer', command())).toBe('done');
  });
});

describe('a transaction', () => {
  it.each([
    ['dynamodb:PutItem', 'Put'],
    ['dynamodb:DeleteItem', 'Delete'],
    ['dynamodb:ConditionCheckItem', 'ConditionCheck'],
  ] as const)('needs %s for a part that is a %s', async (action, kind) => {
    const name = functionOf(RELEASES);
    const authorize = iamOf(withoutGrant(name, action));
    expect(await call(name, transact('Put', 'Delete', 'ConditionCheck'))).toBe('done');
    expect(await call(name, transact('Put', 'Delete', 'ConditionCheck'), { authorize })).toBe('AccessDeniedException');
    const others = (['Put', 'Delete', 'ConditionCheck'] as const).filter((other) => other !== kind);
    expect(await call(name, transact(...others), { authorize })).toBe('done');
  });

  it('is denied as a whole when it writes one item that is another function’s', async () => {
    const name = functionOf(RELEASES);
    const writes = (PK: string) => together(part('Put', 'RELEASE#1'), part('Put', PK));
    expect(await call(name, writes('CODE#1'))).toBe('done');
    expect(await call(name, writes('ACCOUNT#1'))).toBe('AccessDeniedException');
    expect(await call(name, put('ACCOUNT#1'))).toBe('AccessDeniedException');
  });

  it('may check an item that its function cannot write', async () => {
    const asks = together(part('Put', 'RELEASE#1'), part('ConditionCheck', 'ACCOUNT#1'));
    expect(await call(functionOf('services/media/on-upload-stored.ts'), asks)).toBe('done');
  });

  it.each([
    ['the key of each part', (keys: string[]) => keys.length === 1],
    ['all keys together', (keys: string[]) => keys.length > 1],
  ])('is denied when IAM refuses %s: DynamoDB does not document which of the two it checks', async (_, refuses) => {
    const authorize: Authorize = ({ context }) =>
      refuses(context?.['dynamodb:leadingkeys'] ?? []) ? 'refused' : undefined;
    expect(await call(functionOf(RELEASES), transact('Put', 'Delete'), { authorize })).toBe('AccessDeniedException');
  });

  it('is the only way to create an item of the ledger, and only for payments', async () => {
    const alone = new PutItemCommand({ TableName: ledger, Item: itemOf('LTX#1') });
    const posting = together(part('Put', 'LTX#1', ledger), part('Put', 'RELEASE#1'));
    expect(await call(functionOf(PAYMENTS), posting)).toBe('done');
    expect(await call(functionOf(PAYMENTS), alone)).toBe('AccessDeniedException');
    expect(await call(functionOf(RELEASES), posting)).toBe('AccessDeniedException');
  });
});

describe('the IAM proxy', () => {
  it('reports each write that succeeded, and nothing else', async () => {
    const writes: string[][] = [];
    const onWrite = (written: ItemWrite[]) =>
      void writes.push(written.map(({ table: of, item }) => `${of === table ? 'table' : of} ${item.PK?.S}`));
    await call('developer', new GetItemCommand({ TableName: table, Key: itemOf('A') }), { onWrite });
    await call(functionOf(RELEASES), new PutItemCommand({ TableName: ledger, Item: itemOf('LTX#1') }), { onWrite });
    engineStatus = 400; // for example a failed condition
    await call(functionOf(RELEASES), put('RELEASE#1'), { onWrite });
    expect(writes).toEqual([]);
    engineStatus = 200;
    await call(functionOf(RELEASES), put('RELEASE#1'), { onWrite });
    await call(functionOf(RELEASES), transact('Put'), { onWrite });
    expect(writes).toEqual([['table RELEASE#1'], ['table RELEASE#1']]);
  });

  it('refuses an unsupported operation with its name', async () => {
    const proxy = await startIamProxy({
      port: 0,
      engineUrl: engine.url,
      authorize: () => undefined,
      onWrite: () => {},
    });
    const answer = await fetch(proxy.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'DynamoDB_20120810.ExportTable' },
      body: '{}',
    });
    const text = await answer.text();
    await proxy.stop();
    expect(answer.status).toBe(400);
    expect(text).toContain("The laptop's table does not support the operation ExportTable");
    expect(reached).toEqual([]);
  });
});
