import type { SQSRecord } from 'aws-lambda';
import { addressRepository } from '../platform/address-repository.ts';
import { consumeQueue } from '../platform/consume-queue.ts';
import { thrown } from '../platform/logger.ts';
import { openService } from '../platform/open-service.ts';
import { MailEventConfig } from './config.ts';
import { mailRepository } from './mail-repository.ts';
import { recordOutcome } from './record-outcome.ts';
import { SesEvent } from './ses-event.ts';

const { config, table, now, log } = openService('mail-outcomes', MailEventConfig);
const needs = { mails: mailRepository(table), addresses: addressRepository(table), log, now };

async function record({ body, messageId }: SQSRecord): Promise<void> {
  try {
    await recordOutcome(needs, SesEvent.parse(JSON.parse(body)));
  } catch (error) {
    log.error('the outcome of an email was not recorded', { messageId, ...thrown(error) });
    throw error;
  }
}

/** Records SES's reports about emails, which EventBridge delivers at least once, in any order. */
export const handler = consumeQueue({ queueUrl: config.QUEUE_URL, log }, (messages) =>
  Promise.allSettled(messages.map(record)),
);
