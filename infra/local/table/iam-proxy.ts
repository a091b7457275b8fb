import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { ACCOUNT, REGION } from '../account.ts';
import { type Authorize, DEVELOPER, type IamRequest, principalOf } from '../authorize.ts';
import { listen, type Running, readBody } from '../server.ts';
import { BackupRefused, backupOperations, type ContinuousBackup } from './continuous-backup.ts';
import type { MakeFaulty, Refusal } from './faulty-table.ts';
import { type Input, type ItemWrite, isWrite, itemWrites, type Part } from './table-call.ts';

const PARTITION_KEY = 'PK';
const WRITES = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem' };
const TRANSACTIONS: Record<string, string> = {
  ...WRITES,
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};
const SINGLE = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query', 'Scan'];
/** Operations that only the runner, an operator's commands and tests call. IAM allows them only to the developer. */
const ADMIN = [
  ...['CreateTable', 'DescribeTable', 'DeleteTable', 'UpdateTable', 'ListTables', 'BatchWriteItem'],
  ...['DescribeTimeToLive', 'UpdateTimeToLive'],
  ...backupOperations,
];

const arnOf = (table: string | undefined, index?: string) =>
  `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${table}${index ? `/index/${index}` : ''}`;

const keyIn = (item: Part['Key']): string[] => [item?.[PARTITION_KEY]?.S ?? []].flat();
const leading = ({ Key, Item }: Part): Record<string, string[]> => ({ 'dynamodb:leadingkeys': keyIn(Key ?? Item) });

/**
 * The permissions that one call needs. A transaction needs those of all its parts. DynamoDB does not document whether
 * it passes IAM the key of each part, or the keys of everything that the transaction writes, so a write must be allowed
 * under both interpretations.
 */
export function permissions(operation: string, input: Input, accessKeyId: string | undefined): IamRequest[] {
  if (operation === 'TransactWriteItems' || operation === 'TransactGetItems') {
    const together = { 'dynamodb:leadingkeys': itemWrites(operation, input).flatMap(({ item }) => keyIn(item)) };
    return (input.TransactItems ?? []).flatMap((entry) =>
      Object.entries(entry).flatMap(([kind, part]) => {
        const request = (keys: Record<string, string[]>): IamRequest => ({
          accessKeyId,
          action: `dynamodb:${TRANSACTIONS[kind] ?? kind}` as const,
          resource: arnOf(part.TableName),
          context: { ...keys, 'dynamodb:enclosingoperation': [operation] },
        });
        return kind in WRITES ? [request(leading(part)), request(together)] : request(leading(part));
      }),
    );
  }
  if (operation === 'BatchGetItem') {
    return Object.entries(input.RequestItems ?? {}).map(([table, asked]) => ({
      accessKeyId,
      action: 'dynamodb:BatchGetItem',
      resource: arnOf(table),
      context: { 'dynamodb:leadingkeys': 'Keys' in asked ? asked.Keys.flatMap(keyIn) : [] },
    }));
  }
  if (SINGLE.includes(operation) || ADMIN.includes(operation)) {
    return [
      {
        accessKeyId,
        action: `dynamodb:${operation}`,
        resource: arnOf(input.TableName ?? input.SourceTableName, input.IndexName),
        context: leading(input),
      },
    ];
  }
  throw new Error(`The laptop's table does not support the operation ${operation}`);
}

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/**
 * DynamoDB Local accepts only letters and digits in access keys, but a function's name has other characters. The caller
 * is already authenticated at this point.
 */
const headersFor = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...headers,
  ...(headers.authorization && {
    authorization: headers.authorization.replace(/(?<=Credential=)[^/]+/, (key) => key.replaceAll(/[^A-Za-z0-9]/g, '')),
  }),
});

/**
 * Serves the endpoint that functions use: checks each call against the template's IAM, then forwards it to the engine.
 * Reports writes, so that streams need not poll for them.
 */
export async function startIamProxy(options: {
  port: number;
  engineUrl: string;
  authorize: Authorize;
  onWrite: (written: ItemWrite[]) => void;
  faulty?: MakeFaulty | undefined;
  /** Keeps the history of the tables; without it, they cannot be restored to a point in time. */
  backup?: ContinuousBackup | undefined;
}): Promise<Running> {
  const { engineUrl, authorize, onWrite, backup } = options;
  const engine = new URL(engineUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const faulty = options.faulty?.(engineUrl);

  /** Authorizes a call, and returns it as the engine should receive it. @throws Refused */
  async function admit(operation: string, body: Buffer, principal: string | undefined): Promise<[Input, Buffer]> {
    const input = JSON.parse(body.toString() || '{}') as Input;
    for (const permission of permissions(operation, input, principal)) {
      const sentence = authorize(permission);
      if (sentence) throw new Refused({ __type: 'com.amazon.coral.service#AccessDeniedException', message: sentence });
    }
    await faulty?.prepare(operation, input);
    if (!faulty || principal === DEVELOPER) return [input, body];
    const refusal = faulty.refuse(operation, input);
    if (refusal) throw new Refused(refusal);
    const redirected = await faulty.redirect(operation, input);
    return [input, redirected === input ? body : Buffer.from(JSON.stringify(redirected))];
  }

  const { url, stop } = await listen(async (request, response) => {
    const fail = (refusal: Refusal) => {
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify({ ...refusal, Message: refusal.message }));
    };
    const failInternally = (error: unknown) =>
      fail({
        __type: 'com.amazon.coral.service#InternalServerError',
        message: error instanceof Error ? error.message : String(error),
      });
    try {
      const [service = '', operation = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
      const isTable = !service.startsWith('DynamoDBStreams');
      const received = await readBody(request);
      const [input, body] = isTable
        ? await admit(operation, received, principalOf(request.headers.authorization))
        : [{}, received];
      if (isTable && backupOperations.includes(operation)) {
        if (!backup) throw new Error(`${operation} needs a laptop that was started with SEGNO_RECOVERY=on`);
        const answer = JSON.stringify(await backup.answer(operation, input));
        response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
        response.end(answer);
        return;
      }
      const onward = httpRequest(
        {
          agent,
          hostname: engine.hostname,
          port: engine.port,
          method: request.method,
          path: request.url,
          headers: { ...headersFor(request.headers), host: engine.host, 'content-length': body.length },
        },
        (answer) => {
          const pass = () => {
            response.writeHead(answer.statusCode ?? 500, answer.headers);
            answer.pipe(response);
          };
          if (!isWrite(operation) || answer.statusCode !== 200) return pass();
          const writes = itemWrites(operation, input);
          faulty?.written(operation, input);
          onWrite(writes);
          if (!backup) return pass();
          backup.written(writes).then(pass, failInternally);
        },
      );
      onward.on('error', failInternally);
      onward.end(body);
    } catch (error) {
      if (error instanceof Refused || error instanceof BackupRefused) return fail(error.refusal);
      const message = error instanceof Error ? error.message : String(error);
      fail({ __type: 'com.amazon.coral.service#UnknownOperationException', message });
    }
  }, options.port);
  return {
    url,
    stop: async () => {
      agent.destroy();
      await stop();
      await faulty?.stop();
    },
  };
}
