import { ACCOUNT } from '../account.ts';
import type { Authorize } from '../authorize.ts';
import type { Sqs } from '../stand-ins/sqs/start-sqs.ts';
import type { Template } from '../template/load-template.ts';
import { matchPattern, type Pattern } from './match-pattern.ts';

/**
 * Sends a message to a queue as an AWS service does, on behalf of one of its resources, if the queue's policy allows
 * it.
 */
export type Send = (queueArn: string, body: object, from: { service: string; sourceArn: string }) => Promise<void>;

export const queueSender =
  (sqs: Sqs, authorize: Authorize): Send =>
  async (queueArn, body, { service, sourceArn }) => {
    const refusal = authorize({
      accessKeyId: service,
      action: 'sqs:SendMessage',
      resource: queueArn,
      context: { 'aws:sourcearn': [sourceArn], 'aws:sourceaccount': [ACCOUNT] },
    });
    if (refusal) throw new Error(refusal);
    await sqs.send(queueArn.slice(queueArn.lastIndexOf(':') + 1), JSON.stringify(body));
  };

type RuleProps = { EventPattern: Pattern; Targets: { Arn: string }[] };

/**
 * Stands in for EventBridge's default bus, for rules in the template whose targets are queues. @throws Error for a rule
 * with any other target
 */
export function eventBus(template: Template, send: Send): (event: object) => Promise<void> {
  // A rule without a pattern is a schedule, which schedules.ts handles.
  const rules = template.ofType<RuleProps>('AWS::Events::Rule').filter(({ props }) => props.EventPattern);
  for (const { id, props } of rules) {
    if (props.Targets.some(({ Arn }) => !Arn.startsWith('arn:aws:sqs:')))
      throw new Error(`The laptop supports only queues as targets of a rule (${id})`);
  }
  return async (event) => {
    for (const { arn, props } of rules.filter(({ props }) => matchPattern(props.EventPattern, event))) {
      const from = { service: 'events.amazonaws.com', sourceArn: arn };
      for (const { Arn } of props.Targets) await send(Arn, event, from);
    }
  };
}
