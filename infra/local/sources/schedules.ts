import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Invoke } from '../functions/functions.ts';
import { ACCOUNT, REGION } from '../stand-ins/stand-in.ts';
import type { Template } from '../template/load-template.ts';

type Target = { Arn: string; Id: string; RetryPolicy?: object };
type RuleProps = { ScheduleExpression: string; State: 'ENABLED'; Targets: Target[] };

const UNITS: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const KNOWN_PROPERTIES = ['ScheduleExpression', 'State', 'Targets', 'Description'];

/** How often a clock looks whether something is due. */
const LOOK_MS = 30_000;

/** Milliseconds between two times of `rate(2 hours)`. @throws Error for an expression that the laptop does not know */
export function everyOf(expression: string): number {
  const [, count = '', unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const milliseconds = Number(count) * (UNITS[unit] ?? 0);
  if (!milliseconds) throw new Error(`The laptop does not know the schedule ${expression}`);
  return milliseconds;
}

export type Schedules = { handler: RequestListener; stop: () => Promise<void> };

/**
 * EventBridge's schedules, as the template has them. The first time is one period after the first start, and time goes on while the laptop
 * is off: what became due meanwhile happens once at the next start. `POST /local/schedules/<logical id>` is a time of its own, and is
 * answered when its functions have answered.
 */
export function startSchedules(options: {
  template: Template;
  invoke: Invoke;
  directory: string;
  onError: (message: string) => void;
  now?: () => number;
}): Schedules {
  const { template, invoke, directory, onError } = options;
  const now = options.now ?? Date.now;
  mkdirSync(directory, { recursive: true });

  // A rule without a schedule waits for an event (object-notifications.ts).
  const scheduled = template.ofType<RuleProps>('AWS::Events::Rule').filter(({ props }) => props.ScheduleExpression);
  const rules = scheduled.map(({ id, arn, props }) => {
    const unknown = Object.keys(props).filter((name) => !KNOWN_PROPERTIES.includes(name));
    if (unknown.length > 0) throw new Error(`The laptop does not know ${unknown.join(', ')} of the rule ${id}`);
    return {
      id,
      arn,
      every: everyOf(props.ScheduleExpression),
      targets: props.Targets,
      file: path.join(directory, id),
    };
  });
  type Rule = (typeof rules)[number];

  const lastOf = ({ file }: Rule): number => {
    try {
      return Number(readFileSync(file, 'utf8'));
    } catch {
      writeFileSync(file, String(now()));
      return now();
    }
  };
  const fire = async ({ arn, targets, file }: Rule) => {
    writeFileSync(file, String(now()));
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
    for (const { Arn } of targets) await invoke(Arn, event);
  };

  let running = Promise.resolve();
  const look = () => {
    for (const rule of rules) {
      if (lastOf(rule) + rule.every > now()) continue;
      running = running.then(() => fire(rule)).catch((error: Error) => onError(`${rule.id}: ${error.message}`));
    }
  };
  look();
  const clock = setInterval(look, LOOK_MS);
  clock.unref();

  return {
    async handler(request, response) {
      const rule = rules.find(({ id }) => request.url === `/local/schedules/${id}`);
      const answer = (status: number, text: string) => {
        response.writeHead(status, { 'content-type': 'text/plain' });
        response.end(`${text}\n`);
      };
      if (!rule) return answer(404, `There is no such schedule. There is: ${rules.map(({ id }) => id).join(', ')}`);
      if (request.method !== 'POST') return answer(405, 'A schedule is only for posting.');
      try {
        await fire(rule);
        answer(200, 'done');
      } catch (error) {
        answer(500, error instanceof Error ? error.message : String(error));
      }
    },
    async stop() {
      clearInterval(clock);
      await running;
    },
  };
}
