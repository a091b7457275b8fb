import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, PayoutMethodId } from '../../shared/ids.ts';
import type { AddressedMail, MailOf } from '../../shared/mail/mail.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Table, Write } from '../platform/table.ts';
import { MethodsHead, StoredMethod } from './stored-method.ts';

/** An artist's methods, and their version when they were read. */
export type MethodsRead = { methods: StoredMethod[]; ver: number };

/** A change to report by email; `formerEmail` is the account's previous email address, if it changed recently. */
type Notification = { id: string; at: Date; formerEmail: string | undefined };

/** Artists' payout methods. A payout keeps a copy of its method, which later changes do not affect. */
export function payoutMethodRepository(table: Table) {
  const mails = (
    to: ArtistId,
    notification: Notification,
    about: Omit<MailOf<'payout-method'>, 'template' | 'changedAt'>,
  ): Write[] => {
    const mail = { template: 'payout-method' as const, ...about, changedAt: notification.at.toISOString() };
    const send = (one: AddressedMail, id: string) => sendMail(table, one, { id, at: notification.at });
    const { formerEmail } = notification;
    return [
      send({ to, mail }, `method-${notification.id}`),
      ...(formerEmail ? [send({ to, mail: { ...mail, formerEmail } }, `method-${notification.id}-former`)] : []),
    ];
  };
  const moveHead = (artistId: ArtistId, ver: number): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.payoutMethods({ artistId }),
      UpdateExpression: 'SET ver = :next',
      ConditionExpression: ver === 0 ? 'attribute_not_exists(ver)' : 'ver = :ver',
      ExpressionAttributeValues: { ':next': ver + 1, ...(ver > 0 && { ':ver': ver }) },
    },
  });
  /** Throws because a method was added, changed or removed after the methods were read. */
  const throwChanged = (): never => {
    throw new Problem('payout-methods-changed');
  };

  return {
    /** Reads an artist's methods, oldest first. */
    async read(artistId: ArtistId): Promise<MethodsRead> {
      const head = keys.payoutMethods({ artistId });
      const items = await table.partition(head.PK, { consistent: true });
      const { ver } = MethodsHead.parse(items.find(({ SK }) => SK === head.SK) ?? {});
      return { methods: items.filter(({ SK }) => SK !== head.SK).map((item) => StoredMethod.parse(item)), ver };
    },

    async find(name: { artistId: ArtistId; methodId: PayoutMethodId }): Promise<StoredMethod | undefined> {
      const item = await table.get(keys.payoutMethod(name), { consistent: true });
      return item && StoredMethod.parse(item);
    },

    /** @throws Problem `payout-methods-changed` if the version is no longer `ver` */
    async add(method: StoredMethod, ver: number, notification: Notification): Promise<void> {
      const { artistId, masked, usableAt } = method;
      const writes: Write[] = [
        { Put: { TableName: table.name, Item: { ...keys.payoutMethod(method), v: 1, ...method } } },
        moveHead(artistId, ver),
        ...mails(artistId, notification, { what: 'added', method: masked, usableAt }),
      ];
      await whenRefused(table.transact(writes), throwChanged);
    },

    /**
     * Changes a method. The artist is emailed if its destination changes.
     * @throws Problem `payout-methods-changed` if the version is no longer `ver`
     */
    async change(before: StoredMethod, after: StoredMethod, ver: number, notification: Notification): Promise<void> {
      const { artistId, masked, usableAt } = after;
      const isElsewhere = before.changedAt !== after.changedAt;
      const writes: Write[] = [
        { Put: { TableName: table.name, Item: { ...keys.payoutMethod(after), v: 1, ...after } } },
        moveHead(artistId, ver),
        ...(isElsewhere
          ? mails(artistId, notification, { what: 'changed', method: masked, before: before.masked, usableAt })
          : []),
      ];
      await whenRefused(table.transact(writes), throwChanged);
    },

    /** @throws Problem `payout-methods-changed` if the version is no longer `ver` */
    async remove({ artistId, methodId, masked }: StoredMethod, ver: number, notification: Notification): Promise<void> {
      const writes: Write[] = [
        { Delete: { TableName: table.name, Key: keys.payoutMethod({ artistId, methodId }) } },
        moveHead(artistId, ver),
        ...mails(artistId, notification, { what: 'removed', method: masked }),
      ];
      await whenRefused(table.transact(writes), throwChanged);
    },

    /** Removes the methods of an erased account. Safe to repeat. */
    async forget(artistId: ArtistId): Promise<void> {
      const items = await table.partition(keys.payoutMethods({ artistId }).PK, { consistent: true });
      for (const { PK, SK } of items) await table.delete({ Key: { PK, SK } });
    },
  };
}

export type PayoutMethodRepository = ReturnType<typeof payoutMethodRepository>;
