import type { Template } from '../template/load-template.ts';

type QueueProps = {
  VisibilityTimeout?: number;
  MessageRetentionPeriod?: number;
  RedrivePolicy?: { deadLetterTargetArn: string; maxReceiveCount: number };
};

const nameIn = (arn: string) => arn.slice(arn.lastIndexOf(':') + 1);

/** Converts the template's queues to options for the stand-in. */
export const queuesOf = (template: Template) =>
  template.ofType<QueueProps>('AWS::SQS::Queue').map(({ arn, props }) => ({
    name: nameIn(arn),
    visibilityTimeout: props.VisibilityTimeout ?? 30,
    receiversEndWithUs: true,
    ...(props.MessageRetentionPeriod !== undefined && { retention: props.MessageRetentionPeriod }),
    ...(props.RedrivePolicy && {
      redrive: {
        deadLetterQueue: nameIn(props.RedrivePolicy.deadLetterTargetArn),
        maxReceiveCount: props.RedrivePolicy.maxReceiveCount,
      },
    }),
  }));
