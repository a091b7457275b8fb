import { Agent, request as httpRequest } from 'node:http';
import { principalOf } from '../stand-ins/aws-json.ts';
import {
  ACCOUNT,
  type Authorize,
  type IamRequest,
  listen,
  REGION,
  readBody,
  type StandIn,
} from '../stand-ins/stand-in.ts';

type Attribute = { S?: string };
type Keyed = { TableName?: string; Key?: Record<string, Attribute>; Item?: Record<string, Attribute> };
type Input = Keyed & {
  IndexName?: string;
  TransactItems?: Record<string, Keyed>[];
  RequestItems?: Record<string, unknown>;
};

const PARTITION_KEY = 'PK';
const TRANSACTIONS: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};
const SINGLE = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query', 'Scan'];
/** What only the runner and its tests call; IAM lets the developer do it, and no function. */
const ADMIN = ['CreateTable', 'DescribeTable', 'ListTables', 'BatchWriteItem', 'BatchGetItem', 'UpdateTimeToLive'];
const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems', 'BatchWriteItem'];

const arnOf = (table: string | undefined, index?: string) =>
  `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${table}${index ? `/index/${index}` : ''}`;

const leading = ({ Key, Item }: Keyed): Record<string, string[]> => {
  const value = (Key ?? Item)?.[PARTITION_KEY]?.S;
  return value === undefined ? {} : { 'dynamodb:leadingkeys': [value] };
};

/** Every permission that one call needs, as IAM counts them: a transaction needs those of its parts. */
function permissions(operation: string, input: Input, accessKeyId: string | undefined): IamRequest[] {
  if (operation === 'TransactWriteItems' || operation === 'TransactGetItems') {
    return (input.TransactItems ?? []).flatMap((entry) =>
      Object.entries(entry).map(([kind, part]) => ({
        accessKeyId,
        action: `dynamodb:${TRANSACTIONS[kind] ?? kind}` as const,
        resource: arnOf(part.TableName),
        context: { ...leading(part), 'dynamodb:enclosingoperation': [operation] },
      })),
    );
  }
  if (SINGLE.includes(operation) || ADMIN.includes(operation)) {
    return [
      {
        accessKeyId,
        action: `dynamodb:${operation}`,
        resource: arnOf(input.TableName, input.IndexName),
        context: leading(input),
      },
    ];
  }
  throw new Error(`The laptop's table does not know the operation ${operation}`);
}

/** The address that functions use: checks the template's IAM, then hands the call to the engine. Tells of writes, so that streams need not wait. */
export async function startFront(options: {
  port: number;
  engineUrl: string;
  authorize: Authorize;
  onWrite: () => void;
}): Promise<StandIn> {
  const engine = new URL(options.engineUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const { url, stop } = await listen(async (request, response) => {
    const fail = (type: string, message: string) => {
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify({ __type: `com.amazon.coral.service#${type}`, message, Message: message }));
    };
    try {
      const body = await readBody(request);
      const [service = '', operation = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
      if (!service.startsWith('DynamoDBStreams')) {
        const input = JSON.parse(body.toString() || '{}') as Input;
        for (const permission of permissions(operation, input, principalOf(request.headers.authorization))) {
          const refusal = options.authorize(permission);
          if (refusal) return fail('AccessDeniedException', refusal);
        }
      }
      const onward = httpRequest(
        {
          agent,
          hostname: engine.hostname,
          port: engine.port,
          method: request.method,
          path: request.url,
          headers: { ...request.headers, host: engine.host, 'content-length': body.length },
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
          if (WRITES.includes(operation) && answer.statusCode === 200) options.onWrite();
        },
      );
      onward.on('error', (error) => fail('InternalServerError', error.message));
      onward.end(body);
    } catch (error) {
      fail('UnknownOperationException', error instanceof Error ? error.message : String(error));
    }
  }, options.port);
  return {
    url,
    stop: async () => {
      agent.destroy();
      await stop();
    },
  };
}
