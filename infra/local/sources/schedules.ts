import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { ACCOUNT, REGION } from '../account.ts';
import type { Invoke } from '../functions/functions.ts';
import { replaceFile } from '../journal.ts';
import type { Template } from '../template/load-template.ts';

type Target = { Arn: string; Id: string };
type InvokeConfigProps = {
  FunctionName: string;
  MaximumRetryAttempts?: number;
  DestinationConfig?: { OnFailure?: { Destination: string } };
};
type RuleProps = { ScheduleExpression: string; State: 'ENABLED'; Targets: Target[] };

const UNITS: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const KNOWN_PROPERTIES = ['ScheduleExpression', 'State', 'Targets', 'Description'];
/** Lambda's default number of retries. */
const RETRIES = 2;

/** How often to check whether a schedule is due. */
const LOOK_MS = 30_000;

/** Converts a period such as `rate(2 hours)` to milliseconds. @throws Error for an unsupported expression */
export function periodMilliseconds(expression: string): number {
  const [, count = '', unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const milliseconds = Number(count) * (UNITS[unit] ?? 0);
  if (!milliseconds) throw new Error(`The laptop does not support the schedule ${expression}`);
  return milliseconds;
}

export type Schedules = { handler: RequestListener; stop: () => Promise<void> };

/**
 * Runs EventBridge's schedules as the template declares them. The first run is one period after the first start.
 * Periods that pass while the local stack is off are included: if a schedule became due, it runs once on the next
 * start. `POST /local/schedules/<logical id>` runs a schedule immediately, and responds when its functions have
 * finished. A function that fails is retried immediately, as many times as Lambda would retry it later; an event that
 * failed on every attempt goes to its dead-letter queue.
 */
export function startSchedules(options: {
  template: Template;
  invoke: Invoke;
  sqs: { send: (queue: string, body: string) => Promise<unknown> };
  directory: string;
  onError: (message: string) => void;
  now?: () => number;
}): Schedules {
  const { template, invoke, sqs, directory, onError } = options;
  const now = options.now ?? Date.now;
  mkdirSync(directory, { recursive: true });

  // A rule without a schedule is for events, which object-notifications.ts handles.
  const scheduled = template.ofType<RuleProps>('AWS::Events::Rule').filter(({ props }) => props.ScheduleExpression);
  const rules = scheduled.map(({ id, arn, props }) => {
    const unknown = Object.keys(props).filter((name) => !KNOWN_PROPERTIES.includes(name));
    if (unknown.length > 0) throw new Error(`The laptop does not support ${unknown.join(', ')} of the rule ${id}`);
    return {
      id,
      arn,
      every: periodMilliseconds(props.ScheduleExpression),
      targets: props.Targets,
      file: path.join(directory, id),
    };
  });
  type Rule = (typeof rules)[number];

  const configs = template.ofType<InvokeConfigProps>('AWS::Lambda::EventInvokeConfig').map(({ props }) => props);

  /** Calls a function asynchronously as Lambda does. @throws Error from the last attempt */
  async function run(functionArn: string, event: object, tries = 1): Promise<void> {
    const config = configs.find(({ FunctionName }) => functionArn.endsWith(`:${FunctionName}`));
    try {
      await invoke(functionArn, event);
    } catch (error) {
      if (tries <= (config?.MaximumRetryAttempts ?? RETRIES)) return run(functionArn, event, tries + 1);
      const letters = config?.DestinationConfig?.OnFailure?.Destination;
      const letter = letterOf({ functionArn, event, tries, error }, new Date(now()));
      if (letters) await sqs.send(letters.slice(letters.lastIndexOf(':') + 1), JSON.stringify(letter));
      throw error;
    }
  }

  const lastOf = ({ file }: Rule): number => {
    try {
      return Number(readFileSync(file, 'utf8'));
    } catch {
      replaceFile(file, String(now()));
      return now();
    }
  };
  const fire = async ({ arn, targets, file }: Rule) => {
    replaceFile(file, String(now()));
    const event = {
      version: '0',
      id: randomUUID(),
      'detail-type': 'Scheduled Event',
      source: 'aws.events',
      account: ACCOUNT,
      time: new Date(now()).toISOString(),
      region: REGION,
      resources: [arn],
      detail: {},
    };
    for (const { Arn } of targets) await run(Arn, event);
  };

  let running = Promise.resolve();
  const look = () => {
    for (const rule of rules) {
      const failed = (error: unknown) => onError(`${rule.id}: ${error instanceof Error ? error.message : error}`);
      try {
        if (lastOf(rule) + rule.every > now()) continue;
      } catch (error) {
        // The disk may be full: the time of this run is stored once there is room.
        failed(error);
        continue;
      }
      running = running.then(() => fire(rule)).catch(failed);
    }
  };
  look();
  const clock = setInterval(look, LOOK_MS);
  clock.unref();

  return {
    async handler(request, response) {
      const rule = rules.find(({ id }) => request.url === `/local/schedules/${id}`);
      const answer = (status: number, text: string) =>
        void response.writeHead(status, { 'content-type': 'text/plain' }).end(`${text}\n`);
      if (!rule) return answer(404, `There is no such schedule. There is: ${rules.map(({ id }) => id).join(', ')}`);
      if (request.method !== 'POST') return answer(405, 'A schedule is only for posting.');
      await fire(rule).then(
        () => answer(200, 'done'),
        (error: Error) => answer(500, error.message),
      );
    },
    async stop() {
      clearInterval(clock);
      await running;
    },
  };
}

type Failed = { functionArn: string; event: object; tries: number; error: unknown };

/** A dead letter in Lambda's format (Lambda guide, "Capturing records of Lambda asynchronous invocations"). */
const letterOf = ({ functionArn, event, tries, error }: Failed, now: Date) => ({
  version: '1.0',
  timestamp: now.toISOString(),
  requestContext: {
    requestId: randomUUID(),
    functionArn: `${functionArn}:$LATEST`,
    condition: 'RetriesExhausted',
    approximateInvokeCount: tries,
  },
  requestPayload: event,
  responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
  responsePayload: { errorMessage: error instanceof Error ? error.message : String(error) },
});
