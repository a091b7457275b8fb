import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { PublishedEvent } from '../../shared/events/published-event.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { type Addressee, mailPreferenceNames } from '../../shared/mail/mail.ts';
import { anId, newId } from '../../shared/test/builders.ts';
import { recordFrom } from '../../shared/typed-record.ts';
import { addressRepository } from '../platform/address-repository.ts';
import { RetryLater } from '../platform/retry-later.ts';
import type { Table } from '../platform/table.ts';
import { newProfile } from '../profiles/new-profile.ts';
import { unsubscribeLinks } from '../profiles/unsubscribe-links.ts';
import { ownTable } from '../test/own-table.ts';
import { testLog } from '../test/test-log.ts';
import { deliverMail, REPORT_WAIT_SECONDS } from './deliver-mail.ts';
import { findRecipient, type Recipient } from './find-recipient.ts';
import { mailRepository } from './mail-repository.ts';
import { recordOutcome } from './record-outcome.ts';
import { EmailNotAccepted, type OutgoingMail } from './ses-gateway.ts';

let table: Table;
beforeAll(async () => {
  table = await ownTable();
});

const ADDRESS = 'Mara@Example.com';

/** Sets up one email to a fresh address, a clock, and a fake SES that records accepted emails and reports on demand. */
function stage({ email = `${randomUUID()}-${ADDRESS}` } = {}) {
  const artistId = anId<ArtistId>(randomUUID());
  const event: PublishedEvent<'mail-requested'> = {
    id: `evt_${randomUUID()}`,
    name: 'mail-requested',
    at: '2026-11-22T05:00:00.000Z',
    body: { to: artistId, mail: { template: 'activated' } },
  };
  let time = Date.parse('2026-11-22T05:00:00Z');
  const now = () => new Date(time);
  const accepted: OutgoingMail[] = [];
  const alarms: string[] = [];
  const log = testLog({ alarm: (name) => alarms.push(name) });
  const mails = mailRepository(table);
  const addresses = addressRepository(table);
  const needs = {
    mails,
    addresses,
    findRecipient: async (_: Addressee): Promise<Recipient | undefined> => ({
      email,
      name: 'Mara',
      preferences: recordFrom(mailPreferenceNames, () => true),
    }),
    unsubscribeLinks: unsubscribeLinks(async () => 'a signing key', 'https://music.example.com'),
    ses: { send: async (mail: OutgoingMail) => void accepted.push(mail) },
    turn: async () => {},
    siteUrl: 'https://music.example.com',
    log,
    now,
  };
  const outcome = (detail: object) =>
    recordOutcome({ mails, addresses, log, now }, {
      detail: { mail: { tags: { 'mail-id': [event.id] } }, ...detail },
    } as never);
  return {
    email,
    event,
    accepted,
    alarms,
    needs,
    mails,
    later: (seconds: number) => {
      time += seconds * 1000;
    },
    /** Delivers the event; `changes` can stop the function. */
    deliver: (changes: Partial<Parameters<typeof deliverMail>[0]> = {}) => deliverMail({ ...needs, ...changes }, event),
    sesReports: () => outcome({ eventType: 'Send' }),
    bounces: () =>
      outcome({
        eventType: 'Bounce',
        bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: `Mara <${email.toUpperCase()}>` }] },
      }),
    outcome,
  };
}

const killed = async (): Promise<never> => {
  throw new Error('killed');
};

describe('an email is sent once, if its sender is stopped', () => {
  test('before the claim: the next delivery sends it', async () => {
    const { deliver, accepted } = stage();
    await expect(deliver({ findRecipient: killed })).rejects.toThrow('killed');
    await deliver();
    expect(accepted).toHaveLength(1);
  });

  test('after the claim: ten minutes later, one delivery sends it', async () => {
    const { deliver, accepted, later } = stage();
    await expect(deliver({ ses: { send: killed } })).rejects.toThrow('killed');
    await expect(deliver()).rejects.toMatchObject({ name: 'Later', seconds: REPORT_WAIT_SECONDS + 1 });
    later(REPORT_WAIT_SECONDS - 1);
    await expect(deliver()).rejects.toBeInstanceOf(RetryLater);
    expect(accepted).toHaveLength(0);
    later(2);
    await deliver();
    await deliver();
    expect(accepted).toHaveLength(1);
  });

  test('after SES accepted it: SES’s report ends the email, before the next delivery or while that waits', async () => {
    for (const comesAtOnce of [true, false]) {
      const { deliver, accepted, later, sesReports, needs } = stage();
      const takesAndDies = async (mail: OutgoingMail) => {
        await needs.ses.send(mail);
        await killed();
      };
      await expect(deliver({ ses: { send: takesAndDies } })).rejects.toThrow('killed');
      if (comesAtOnce) await sesReports();
      else await expect(deliver()).rejects.toBeInstanceOf(RetryLater);
      if (!comesAtOnce) await sesReports();
      later(REPORT_WAIT_SECONDS + 1);
      await deliver();
      expect(accepted).toHaveLength(1);
    }
  });

  test('before it recorded that SES accepted it: SES’s report ends the email', async () => {
    const { deliver, accepted, later, sesReports, mails } = stage();
    await expect(deliver({ mails: { ...mails, settle: killed } })).rejects.toThrow('killed');
    await sesReports();
    later(REPORT_WAIT_SECONDS + 1);
    await deliver();
    expect(accepted).toHaveLength(1);
  });

  test('after the outcome was recorded: nothing is sent again, now or in two weeks', async () => {
    const { deliver, accepted, later } = stage();
    await deliver();
    await deliver();
    later(14 * 24 * 3600);
    await deliver();
    expect(accepted).toHaveLength(1);
  });

  test('never: five concurrent deliveries send it once', async () => {
    const { deliver, accepted } = stage();
    await Promise.allSettled(Array.from({ length: 5 }, () => deliver()));
    expect(accepted).toHaveLength(1);
  });

  test('after the claim: concurrent deliveries ten minutes later send it once', async () => {
    const { deliver, accepted, later } = stage();
    await expect(deliver({ ses: { send: killed } })).rejects.toThrow('killed');
    later(REPORT_WAIT_SECONDS + 1);
    await Promise.allSettled(Array.from({ length: 5 }, () => deliver()));
    expect(accepted).toHaveLength(1);
  });
});

test('an email waits for its turn before it is claimed (design 4.8)', async () => {
  const { deliver, accepted, mails } = stage();
  const steps: string[] = [];
  const turn = async () => {
    await setImmediate();
    steps.push('turn');
  };
  const claim: typeof mails.claim = (...mail) => {
    steps.push('claim');
    return mails.claim(...mail);
  };
  await deliver({ turn, mails: { ...mails, claim } });
  expect([steps, accepted.length]).toEqual([['turn', 'claim'], 1]);
});

describe('an email that SES rejects', () => {
  test('temporarily is sent by the next delivery, without a wait', async () => {
    const { deliver, accepted, alarms } = stage();
    const busy = async () => {
      throw new EmailNotAccepted('TooManyRequestsException', { isPermanent: false });
    };
    await expect(deliver({ ses: { send: busy } })).rejects.toThrow('TooManyRequests');
    await deliver();
    expect([accepted.length, alarms]).toEqual([1, []]);
  });

  test('permanently is not retried, and raises an alarm', async () => {
    const { deliver, accepted, alarms } = stage();
    const never = async () => {
      throw new EmailNotAccepted('BadRequestException', { isPermanent: true });
    };
    await deliver({ ses: { send: never } });
    await deliver();
    expect([accepted, alarms]).toEqual([[], ['mail-refused']]);
  });
});

describe('an address', () => {
  test('that bounced permanently gets no email, however it is written, until the operator frees it', async () => {
    const first = stage();
    await first.deliver();
    await first.bounces();
    const second = stage({ email: first.email.toLowerCase() });
    await second.deliver();
    expect(second.accepted).toEqual([]);
    await second.needs.addresses.open(first.email);
    const third = stage({ email: first.email });
    await third.deliver();
    expect(third.accepted).toHaveLength(1);
  });

  test('whose owner complained gets no email; a temporary bounce or a “not spam” report changes nothing', async () => {
    const { email, outcome, deliver, accepted } = stage();
    const recipients = [{ emailAddress: email }];
    await outcome({ eventType: 'Bounce', bounce: { bounceType: 'Transient', bouncedRecipients: recipients } });
    await outcome({
      eventType: 'Complaint',
      complaint: { complainedRecipients: recipients, complaintFeedbackType: 'not-spam' },
    });
    await deliver();
    expect(accepted).toHaveLength(1);
    await outcome({ eventType: 'Complaint', complaint: { complainedRecipients: recipients } });
    const next = stage({ email });
    await next.deliver();
    expect(next.accepted).toEqual([]);
  });

  test.each(['', 'mara', 'mara@example.com, eve@example.com', 'mara@example.com\r\nBcc: eve@example.com'])(
    'that is invalid (%j) gets no email',
    async (email) => {
      const { deliver, accepted } = stage({ email });
      await deliver();
      expect(accepted).toEqual([]);
    },
  );

  test('of a closed account gets no email', async () => {
    const { deliver, accepted, email, needs } = stage();
    const closed = {
      ...newProfile(anId<ArtistId>(randomUUID()), { email }, needs.now()),
      closedAt: '2026-11-22T04:00:00.000Z',
    };
    const [leads, invitations] = [{ find: async () => undefined }, { find: async () => undefined }];
    await deliver({ findRecipient: findRecipient({ profiles: { find: async () => closed }, leads, invitations }) });
    expect(accepted).toEqual([]);
  });
});

test('an artist who opted out gets all emails except optional ones (product 15.7)', async () => {
  const { deliver, event, accepted, needs } = stage();
  const findUnwilling = async (to: Addressee) => ({
    ...(await needs.findRecipient(to))!,
    preferences: { ...(await needs.findRecipient(to))!.preferences, wantsGuidance: false },
  });
  const welcome = {
    ...event,
    id: `${event.id}-welcome`,
    body: { ...event.body, mail: { template: 'welcome' } },
  } as const;
  await deliverMail({ ...needs, findRecipient: findUnwilling }, welcome);
  expect(accepted).toEqual([]);
  await deliver({ findRecipient: findUnwilling });
  expect(accepted).toHaveLength(1);
});

test('an optional email can be stopped with one click or on a page; any other has no such link (product 36.8)', async () => {
  const { deliver, event, accepted, needs } = stage();
  await deliver();
  const items = [{ releaseId: newId('release'), title: 'Night Ferry' }];
  const body = { ...event.body, mail: { template: 'delivered' as const, items, more: 0 } };
  await deliverMail(needs, { ...event, id: `${event.id}-delivered`, body });
  const [required, optional] = accepted;
  expect(required?.unsubscribe).toBeUndefined();
  expect(`${required?.html}${required?.text}`).not.toContain('/unsubscribe/');
  const path = `${event.body.to}/wantsDelivered/`;
  expect(optional?.unsubscribe).toContain(`https://music.example.com/api/unsubscribe/${path}`);
  for (const part of [optional?.html, optional?.text])
    expect(part).toContain(`https://music.example.com/unsubscribe/${path}`);
});

test('a changed address is emailed to the previous one (product 15.6)', async () => {
  const { event, accepted, needs } = stage();
  const mail = {
    template: 'email-changed',
    formerEmail: `before-${randomUUID()}@example.com`,
    changedAt: event.at,
  } as const;
  await deliverMail(needs, { ...event, body: { ...event.body, mail } });
  expect(accepted.map(({ to }) => to)).toEqual([mail.formerEmail]);
});

test('without a sender nothing is sent and nothing fails', async () => {
  const { deliver } = stage();
  await expect(deliver({ ses: undefined })).resolves.toBeUndefined();
});

test('a report about an unknown email changes nothing', async () => {
  const { sesReports, event, accepted, deliver } = stage();
  await sesReports();
  await deliver();
  expect(accepted).toEqual([expect.objectContaining({ id: event.id, subject: 'Your Segno account is active' })]);
});
