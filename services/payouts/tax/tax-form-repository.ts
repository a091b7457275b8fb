import type { Page } from '../../../shared/contract/page.ts';
import { Problem } from '../../../shared/contract/problem.ts';
import type { ArtistId } from '../../../shared/ids.ts';
import { type Audited, audit } from '../../platform/audit.ts';
import { whenRefused } from '../../platform/condition.ts';
import { indexKeys, keyOf, keys } from '../../platform/keys.ts';
import { sendMail } from '../../platform/send-mail.ts';
import type { Table } from '../../platform/table.ts';
import { readTaxForm, type StoredTaxForm } from './stored-tax-form.ts';

type Name = Pick<StoredTaxForm, 'artistId' | 'taxFormId'>;

const OFFICE_PAGE = 50;
const FORM = 0;
const objectOf = ({ artistId, taxFormId }: Name) => ({ kind: 'tax-form' as const, artistId, taxFormId });

/** Tax forms. A form never changes, except that it may be rejected. Only an artist's newest form applies. */
export const taxFormRepository = (table: Table) => ({
  async find(name: Name): Promise<StoredTaxForm | undefined> {
    const item = await table.get(keys.taxForm(name), { consistent: true });
    return item && readTaxForm(item);
  },

  /** Reads an artist's newest form. */
  async newest(artistId: ArtistId): Promise<StoredTaxForm | undefined> {
    const { PK, SK: prefix } = keys.taxForm.prefix({ artistId });
    const { items } = await table.prefixPage(PK, { prefix, limit: 1, lastFirst: true, consistent: true });
    return items[0] && readTaxForm(items[0]);
  },

  /** Reads a page of all forms, newest first. */
  async page(cursor: string | undefined): Promise<Page<StoredTaxForm>> {
    const pk = indexKeys.allTaxForms({ signedAt: '' }).allPK;
    const page = await table.page('all', pk, { limit: OFFICE_PAGE, cursor });
    return { ...page, items: page.items.map(readTaxForm) };
  },

  /** Stores a form and emails its artist, so that a hijacked session cannot submit one unnoticed. */
  async add(form: StoredTaxForm): Promise<void> {
    const { artistId, taxFormId, kind, signedAt } = form;
    const mail = { template: 'tax-form' as const, what: 'received' as const, kind };
    await table.transact([
      {
        Put: {
          TableName: table.name,
          Item: { ...keys.taxForm(form), ...indexKeys.allTaxForms({ signedAt }), v: 1, ...form },
          ConditionExpression: 'attribute_not_exists(PK)',
        },
      },
      sendMail(table, { to: artistId, mail }, { id: `tax-form-${taxFormId}`, at: new Date(signedAt) }),
    ]);
  },

  /** Audits that somebody in the office is about to see a whole form. */
  async seen(form: StoredTaxForm, audited: Audited): Promise<void> {
    const change = { what: 'tax-form-seen' as const, object: objectOf(form), from: form.kind, to: form.kind };
    await table.transact([audit(audited, change)]);
  },

  /** @throws Problem `tax-form-decided` if the form has already been rejected */
  async reject(form: StoredTaxForm, rejected: NonNullable<StoredTaxForm['rejected']>, audited: Audited): Promise<void> {
    const { artistId, taxFormId, kind } = form;
    const { at, reason } = rejected;
    const mail = { template: 'tax-form' as const, what: 'rejected' as const, kind, reason };
    const writes = [
      {
        Update: {
          TableName: table.name,
          Key: keys.taxForm(form),
          UpdateExpression: 'SET rejected = :rejected',
          ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(rejected)',
          ExpressionAttributeValues: { ':rejected': rejected },
        },
      },
      audit({ ...audited, why: reason }, { what: 'tax-form-rejected', object: objectOf(form), from: kind, to: 'none' }),
      sendMail(table, { to: artistId, mail }, { id: `tax-form-${taxFormId}-rejected`, at: new Date(at) }),
    ];
    await whenRefused(table.transact(writes), ({ index, error }) => {
      if (index === FORM) throw new Problem('tax-form-decided');
      throw error;
    });
  },

  /** Removes the forms of an erased account. Payouts keep the tax that was withheld. Safe to repeat. */
  async forget(artistId: ArtistId): Promise<void> {
    const items = await table.partition(keys.taxForm.prefix({ artistId }).PK, {
      consistent: true,
    });
    for (const item of items) await table.delete({ Key: keyOf(item) });
  },
});

export type TaxFormRepository = ReturnType<typeof taxFormRepository>;
