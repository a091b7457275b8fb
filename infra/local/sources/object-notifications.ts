import { randomUUID } from 'node:crypto';
import { ACCOUNT, REGION } from '../account.ts';
import type { Authorize } from '../authorize.ts';
import type { ObjectEvent } from '../stand-ins/s3/start-s3.ts';
import type { Sqs } from '../stand-ins/sqs/start-sqs.ts';
import type { Template } from '../template/load-template.ts';
import { eventBus, queueSender, type Send } from './event-bus.ts';

type Notify = (event: ObjectEvent) => Promise<void>;

type NotificationProps = {
  BucketName: string;
  NotificationConfiguration: Record<string, unknown> & {
    QueueConfigurations?: { Events: string[]; QueueArn: string; Filter?: unknown }[];
  };
};

/**
 * Sends the notifications about a stored object that the queues' policies allow. Completes before the upload is
 * acknowledged, so that none is lost.
 */
export function objectNotifications(template: Template, sqs: Sqs, authorize: Authorize): Notify {
  const send = queueSender(sqs, authorize);
  const all = [bucketNotifications(template, send), bucketsOnBus(template, send)];
  return async (event) => {
    for (const notify of all) await notify(event);
  };
}

/** S3's own notifications from buckets to queues, as configured in the template. */
function bucketNotifications(template: Template, send: Send): Notify {
  const rules = template.ofType<NotificationProps>('Custom::S3BucketNotifications').flatMap(({ id, props }) => {
    const { QueueConfigurations = [], ...others } = props.NotificationConfiguration;
    if (Object.keys(others).length > 0 || QueueConfigurations.some(({ Filter }) => Filter)) {
      throw new Error(`The laptop supports only plain queue notifications of a bucket (${id})`);
    }
    return QueueConfigurations.map((rule) => ({ ...rule, bucket: props.BucketName }));
  });
  return async (event) => {
    for (const { bucket, Events, QueueArn } of rules) {
      const fits = Events.some((name) => `s3:${event.eventName}`.startsWith(name.replace(/\*$/, '')));
      if (bucket !== event.bucket || !fits) continue;
      const from = { service: 's3.amazonaws.com', sourceArn: `arn:aws:s3:::${bucket}` };
      await send(QueueArn, { Records: [asRecord(event)] }, from);
    }
  };
}

type BucketProps = {
  NotificationConfiguration?: { EventBridgeConfiguration?: { EventBridgeEnabled: boolean } };
};
/** EventBridge's notifications, from the buckets that enable them. */
function bucketsOnBus(template: Template, send: Send): Notify {
  const bucketsWithEvents = template
    .ofType<BucketProps>('AWS::S3::Bucket')
    .filter(({ props }) => props.NotificationConfiguration?.EventBridgeConfiguration?.EventBridgeEnabled)
    .map(({ ref }) => ref);
  const put = eventBus(template, send);
  return async (event) => {
    if (bucketsWithEvents.includes(event.bucket)) await put(asEvent(event));
  };
}

/** The event in EventBridge's format (S3 guide, "EventBridge event message structure"). */
const asEvent = ({ bucket, key, size, eTag }: ObjectEvent) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Object Created',
  source: 'aws.s3',
  account: ACCOUNT,
  time: new Date().toISOString(),
  region: REGION,
  resources: [`arn:aws:s3:::${bucket}`],
  detail: { version: '0', bucket: { name: bucket }, object: { key, size, etag: eTag } },
});

const asRecord = (event: ObjectEvent) => ({
  eventVersion: '2.1',
  eventSource: 'aws:s3',
  awsRegion: REGION,
  eventTime: new Date().toISOString(),
  eventName: event.eventName,
  s3: {
    bucket: { name: event.bucket, arn: `arn:aws:s3:::${event.bucket}` },
    object: {
      key: encodeURIComponent(event.key).replaceAll('%2F', '/').replaceAll('%20', '+'),
      size: event.size,
      eTag: event.eTag,
    },
  },
});
