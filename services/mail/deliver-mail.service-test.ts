import { randomUUID } from 'node:crypto';
import type { PublishedEvent } from '../../shared/events/published-event.ts';
import type { ArtistId } from '../../shared/ids.ts';
import type { Addressee } from '../../shared/mail/mail.ts';
import { anId } from '../../shared/test/builders.ts';
import { addressRepository } from '../platform/address-repository.ts';
import { Later } from '../platform/later.ts';
import type { Table } from '../platform/table.ts';
import { newProfile } from '../profiles/new-profile.ts';
import { logOf } from '../test/log-of.ts';
import { ownTable } from '../test/own-table.ts';
import { deliverMail, SETTLED_SECONDS } from './deliver-mail.ts';
import { findRecipient, type Recipient } from './find-recipient.ts';
import { mailRepository } from './mail-repository.ts';
import { recordOutcome } from './record-outcome.ts';
import { NotTaken, type OutgoingMail } from './ses-gateway.ts';

let table: Table;
beforeAll(async () => {
  table = await ownTable();
});

const ADDRESS = 'Mara@Example.com';

/** One mail to an address of its own, a clock, and an SES that keeps what it took and tells of it when it is asked to. */
function stage({ email = `${randomUUID()}-${ADDRESS}` } = {}) {
  const artistId = anId<ArtistId>(randomUUID());
  const told: PublishedEvent<'mail-requested'> = {
    id: `evt_${randomUUID()}`,
    name: 'mail-requested',
    at: '2026-11-22T05:00:00.000Z',
    body: { to: artistId, mail: { template: 'activated' } },
  };
  let time = Date.parse('2026-11-22T05:00:00Z');
  const now = () => new Date(time);
  const taken: OutgoingMail[] = [];
  const alarms: string[] = [];
  const log = logOf({ alarm: (name) => alarms.push(name) });
  const mails = mailRepository(table);
  const addresses = addressRepository(table);
  const needs = {
    mails,
    addresses,
    findRecipient: async (_: Addressee): Promise<Recipient | undefined> => ({
      email,
      name: 'Mara',
      preferences: { wantsGuidance: true },
    }),
    ses: { send: async (mail: OutgoingMail) => void taken.push(mail) },
    siteUrl: 'https://music.example.com',
    log,
    now,
  };
  const outcome = (detail: object) =>
    recordOutcome({ mails, addresses, log, now }, {
      detail: { mail: { tags: { 'mail-id': [told.id] } }, ...detail },
    } as never);
  return {
    email,
    told,
    taken,
    alarms,
    needs,
    mails,
    later: (seconds: number) => {
      time += seconds * 1000;
    },
    /** A telling; `changes` is where it is stopped. */
    publish: (changes: Partial<Parameters<typeof deliverMail>[0]> = {}) => deliverMail({ ...needs, ...changes }, told),
    sesTells: () => outcome({ eventType: 'Send' }),
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

describe('a mail is sent once, wherever its sender is stopped', () => {
  test('before the claim: the next telling sends it', async () => {
    const { publish, taken } = stage();
    await expect(publish({ findRecipient: killed })).rejects.toThrow('killed');
    await publish();
    expect(taken).toHaveLength(1);
  });

  test('after the claim: nobody sends it for ten minutes, and then one does', async () => {
    const { publish, taken, later } = stage();
    await expect(publish({ ses: { send: killed } })).rejects.toThrow('killed');
    await expect(publish()).rejects.toMatchObject({ name: 'Later', seconds: SETTLED_SECONDS + 1 });
    later(SETTLED_SECONDS - 1);
    await expect(publish()).rejects.toBeInstanceOf(Later);
    expect(taken).toHaveLength(0);
    later(2);
    await publish();
    await publish();
    expect(taken).toHaveLength(1);
  });

  test('after SES took it: SES’s own word of it ends the mail, before the next telling or while it waits', async () => {
    for (const comesAtOnce of [true, false]) {
      const { publish, taken, later, sesTells, needs } = stage();
      const takesAndDies = async (mail: OutgoingMail) => {
        await needs.ses.send(mail);
        await killed();
      };
      await expect(publish({ ses: { send: takesAndDies } })).rejects.toThrow('killed');
      if (comesAtOnce) await sesTells();
      else await expect(publish()).rejects.toBeInstanceOf(Later);
      if (!comesAtOnce) await sesTells();
      later(SETTLED_SECONDS + 1);
      await publish();
      expect(taken).toHaveLength(1);
    }
  });

  test('before it could record that SES took it: the same', async () => {
    const { publish, taken, later, sesTells, mails } = stage();
    await expect(publish({ mails: { ...mails, settle: killed } })).rejects.toThrow('killed');
    await sesTells();
    later(SETTLED_SECONDS + 1);
    await publish();
    expect(taken).toHaveLength(1);
  });

  test('after the record: nothing is sent again, today or in a fortnight', async () => {
    const { publish, taken, later } = stage();
    await publish();
    await publish();
    later(14 * 24 * 3600);
    await publish();
    expect(taken).toHaveLength(1);
  });

  test('not at all, but told to five at once', async () => {
    const { publish, taken } = stage();
    await Promise.allSettled(Array.from({ length: 5 }, () => publish()));
    expect(taken).toHaveLength(1);
  });

  test('twice after its claim was given up: two who come back together send it once', async () => {
    const { publish, taken, later } = stage();
    await expect(publish({ ses: { send: killed } })).rejects.toThrow('killed');
    later(SETTLED_SECONDS + 1);
    await Promise.allSettled(Array.from({ length: 5 }, () => publish()));
    expect(taken).toHaveLength(1);
  });
});

describe('what SES does not take', () => {
  test('for a moment is sent by the next telling, without a wait', async () => {
    const { publish, taken, alarms } = stage();
    const busy = async () => {
      throw new NotTaken('TooManyRequestsException', { forGood: false });
    };
    await expect(publish({ ses: { send: busy } })).rejects.toThrow('TooManyRequests');
    await publish();
    expect([taken.length, alarms]).toEqual([1, []]);
  });

  test('for good is not tried again, and a person is told', async () => {
    const { publish, taken, alarms } = stage();
    const never = async () => {
      throw new NotTaken('BadRequestException', { forGood: true });
    };
    await publish({ ses: { send: never } });
    await publish();
    expect([taken, alarms]).toEqual([[], ['mail-refused']]);
  });
});

describe('an address', () => {
  test('that bounced for good gets no further mail, however it is written, until somebody frees it', async () => {
    const first = stage();
    await first.publish();
    await first.bounces();
    const second = stage({ email: first.email.toLowerCase() });
    await second.publish();
    expect(second.taken).toEqual([]);
    await second.needs.addresses.open(first.email);
    const third = stage({ email: first.email });
    await third.publish();
    expect(third.taken).toHaveLength(1);
  });

  test('whose owner complained gets none either; what is no complaint, or passes, closes nothing', async () => {
    const { email, outcome, publish, taken } = stage();
    const recipients = [{ emailAddress: email }];
    await outcome({ eventType: 'Bounce', bounce: { bounceType: 'Transient', bouncedRecipients: recipients } });
    await outcome({
      eventType: 'Complaint',
      complaint: { complainedRecipients: recipients, complaintFeedbackType: 'not-spam' },
    });
    await publish();
    expect(taken).toHaveLength(1);
    await outcome({ eventType: 'Complaint', complaint: { complainedRecipients: recipients } });
    const next = stage({ email });
    await next.publish();
    expect(next.taken).toEqual([]);
  });

  test.each(['', 'mara', 'mara@example.com, eve@example.com', 'mara@example.com\r\nBcc: eve@example.com'])(
    'that is none (%j) is not written to',
    async (email) => {
      const { publish, taken } = stage({ email });
      await publish();
      expect(taken).toEqual([]);
    },
  );

  test('of an account that is closed is not written to', async () => {
    const { publish, taken, email, needs } = stage();
    const closed = {
      ...newProfile(anId<ArtistId>(randomUUID()), { email }, needs.now()),
      closedAt: '2026-11-22T04:00:00.000Z',
    };
    const [leads, invitations] = [{ find: async () => undefined }, { find: async () => undefined }];
    await publish({ findRecipient: findRecipient({ profiles: { find: async () => closed }, leads, invitations }) });
    expect(taken).toEqual([]);
  });
});

test('product 15.7: a mail that is not wanted is not sent, and one that is needed is', async () => {
  const { publish, told, taken, needs } = stage();
  const findUnwilling = async (to: Addressee) => ({
    ...(await needs.findRecipient(to))!,
    preferences: { wantsGuidance: false },
  });
  const welcome = { ...told, id: `${told.id}-welcome`, body: { ...told.body, mail: { template: 'welcome' } } } as const;
  await deliverMail({ ...needs, findRecipient: findUnwilling }, welcome);
  expect(taken).toEqual([]);
  await publish({ findRecipient: findUnwilling });
  expect(taken).toHaveLength(1);
});

test('product 15.6: a changed address is told to the one before', async () => {
  const { told, taken, needs } = stage();
  const mail = {
    template: 'email-changed',
    formerEmail: `before-${randomUUID()}@example.com`,
    changedAt: told.at,
  } as const;
  await deliverMail(needs, { ...told, body: { ...told.body, mail } });
  expect(taken.map(({ to }) => to)).toEqual([mail.formerEmail]);
});

test('without a sender nothing is sent and nothing fails', async () => {
  const { publish } = stage();
  await expect(publish({ ses: undefined })).resolves.toBeUndefined();
});

test('what SES tells of a mail that is not ours changes nothing', async () => {
  const { sesTells, told, taken, publish } = stage();
  await sesTells();
  await publish();
  expect(taken).toEqual([expect.objectContaining({ id: told.id, subject: 'Your Segno account is active' })]);
});
