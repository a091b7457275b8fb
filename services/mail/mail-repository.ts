import * as z from 'zod';
import { type Addressee, isInvitation, isLead, type MailTemplate } from '../../shared/mail/mail.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';

/**
 * What became of a mail. `sending`: somebody is handing it to SES, or was stopped there. `waiting`: SES said that it does not take it now. The
 * others are ends: SES has it; it was refused for good; its address takes no mail, or has taken none of this; its artist does not want such mails; there is nobody to write to, or
 * nobody who may send.
 */
export const MailEnd = z.enum([
  'accepted',
  'refused',
  'suppressed',
  'unwanted',
  'bounced',
  'complained',
  'no-recipient',
  'no-sender',
]);
export type MailEnd = z.infer<typeof MailEnd>;

const StoredMail = z.object({
  state: z.enum(['sending', 'waiting', ...MailEnd.options]),
  /** ISO 8601; there while the state is `sending`. */
  claimedAt: z.iso.datetime().optional(),
});

/** Twice as long as a dead letter may be replayed and an outbox item is there: a mail that is requested again is known. */
const STORED_SECONDS = 30 * 24 * 3600;

type MailOf = { id: string; to: Addressee; template: MailTemplate };
type Claim = { is: 'ours'; claimedAt: string } | { is: 'ended' } | { is: 'theirs'; since: Date };

const whoseId = (to: Addressee) => (isLead(to) ? 'leadId' : isInvitation(to) ? 'invitationId' : 'artistId');

const NAMES = { '#state': 'state' };

export const mailRepository = (table: Table) => ({
  /**
   * Claims a mail for one try to hand it over: one that nobody has tried, that SES did not take, or whose try of before `abandoned` has
   * come to no end.
   */
  async claim({ id, to, template }: MailOf, now: Date, abandoned: Date): Promise<Claim> {
    const claimedAt = now.toISOString();
    const write = table.update({
      Key: keys.mail({ mailId: id }),
      UpdateExpression:
        'SET #state = :sending, claimedAt = :now, #whose = :to, template = :template, v = :one, #ttl = :ttl ADD tries :one',
      ConditionExpression:
        'attribute_not_exists(PK) OR #state = :waiting OR (#state = :sending AND claimedAt < :abandoned)',
      ExpressionAttributeNames: { ...NAMES, '#ttl': 'ttl', '#whose': whoseId(to) },
      ExpressionAttributeValues: {
        ':sending': 'sending',
        ':waiting': 'waiting',
        ':now': claimedAt,
        ':abandoned': abandoned.toISOString(),
        ':to': to,
        ':template': template,
        ':one': 1,
        ':ttl': Math.floor(now.getTime() / 1000) + STORED_SECONDS,
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    return whenRefused<Claim, Claim>(
      write.then(() => ({ is: 'ours', claimedAt })),
      ({ existing }) => {
        const { state, claimedAt: since } = StoredMail.parse(existing);
        return state === 'sending' && since ? { is: 'theirs', since: new Date(since) } : { is: 'ended' };
      },
    );
  },

  /** Gives a claim back: SES has said that it did not take the mail. Nothing to do when another has it by now. */
  async release(id: string, claimedAt: string): Promise<void> {
    const write = table.update({
      Key: keys.mail({ mailId: id }),
      UpdateExpression: 'SET #state = :waiting',
      ConditionExpression: '#state = :sending AND claimedAt = :mine',
      ExpressionAttributeNames: NAMES,
      ExpressionAttributeValues: { ':waiting': 'waiting', ':sending': 'sending', ':mine': claimedAt },
    });
    await whenRefused(write, () => undefined);
  },

  /**
   * Records how a mail ended. SES's word of it and ours may come in any order: what was accepted may turn out to have bounced, and nothing
   * else follows an end. A mail that was never claimed is not ours, and is left alone.
   */
  async settle(id: string, end: MailEnd, now: Date): Promise<void> {
    const afterAccepted = end === 'bounced' || end === 'complained' || end === 'refused';
    const write = table.update({
      Key: keys.mail({ mailId: id }),
      UpdateExpression: 'SET #state = :end, endedAt = :now',
      ConditionExpression: `#state = :sending${afterAccepted ? ' OR #state = :accepted' : ''}`,
      ExpressionAttributeNames: NAMES,
      ExpressionAttributeValues: {
        ':end': end,
        ':now': now.toISOString(),
        ':sending': 'sending',
        ...(afterAccepted && { ':accepted': 'accepted' }),
      },
    });
    await whenRefused(write, () => undefined);
  },
});

export type MailRepository = ReturnType<typeof mailRepository>;
