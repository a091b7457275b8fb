import * as z from 'zod';
import { type Addressee, isInvitation, isLead, type MailTemplate } from '../../shared/mail/mail.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';

/** The final states of an email. Only `accepted` may change once more, to `bounced`, `complained` or `refused`. */
export const MailOutcome = z.enum([
  'accepted',
  'refused',
  'suppressed',
  'unwanted',
  'bounced',
  'complained',
  'no-recipient',
  'no-sender',
]);
export type MailOutcome = z.infer<typeof MailOutcome>;

const StoredMail = z.object({
  /**
   * `sending`: a function is sending it, or was stopped while doing so. `waiting`: SES did not accept it, and it will
   * be retried.
   */
  state: z.enum(['sending', 'waiting', ...MailOutcome.options]),
  /** Present while the state is `sending`. */
  claimedAt: z.iso.datetime().optional(),
});

/**
 * How long an email is remembered: twice as long as a dead letter can be replayed or an outbox item is kept, so that a
 * repeated request is recognized.
 */
const STORED_SECONDS = 30 * 24 * 3600;

type MailOf = { id: string; to: Addressee; template: MailTemplate };
type Claim = { is: 'ours'; claimedAt: string } | { is: 'ended' } | { is: 'theirs'; since: Date };

const recipientAttribute = (to: Addressee) => (isLead(to) ? 'leadId' : isInvitation(to) ? 'invitationId' : 'artistId');

const NAMES = { '#state': 'state' };

export const mailRepository = (table: Table) => ({
  /**
   * Claims an email for one attempt to send it, if there has been no attempt yet, if SES did not accept it, or if its
   * last attempt began before `abandoned` and has no outcome.
   */
  async claim({ id, to, template }: MailOf, now: Date, abandoned: Date): Promise<Claim> {
    const claimedAt = now.toISOString();
    const write = table.update({
      Key: keys.mail({ mailId: id }),
      UpdateExpression:
        'SET #state = :sending, claimedAt = :now, #whose = :to, template = :template, v = :one, #ttl = :ttl ADD tries :one',
      ConditionExpression:
        'attribute_not_exists(PK) OR #state = :waiting OR (#state = :sending AND claimedAt < :abandoned)',
      ExpressionAttributeNames: { ...NAMES, '#ttl': 'ttl', '#whose': recipientAttribute(to) },
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

  /** Releases a claim after SES rejected the email. Does nothing if another function has claimed it since. */
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
   * Records the outcome of an email. SES's reports and ours may come in any order; an accepted email may still bounce,
   * and other outcomes are final. Ignores an email that was never claimed, because we did not send it.
   */
  async settle(id: string, outcome: MailOutcome, now: Date): Promise<void> {
    const afterAccepted = outcome === 'bounced' || outcome === 'complained' || outcome === 'refused';
    const write = table.update({
      Key: keys.mail({ mailId: id }),
      UpdateExpression: 'SET #state = :end, endedAt = :now',
      ConditionExpression: `#state = :sending${afterAccepted ? ' OR #state = :accepted' : ''}`,
      ExpressionAttributeNames: NAMES,
      ExpressionAttributeValues: {
        ':end': outcome,
        ':now': now.toISOString(),
        ':sending': 'sending',
        ...(afterAccepted && { ':accepted': 'accepted' }),
      },
    });
    await whenRefused(write, () => undefined);
  },
});

export type MailRepository = ReturnType<typeof mailRepository>;
