import type { Page } from '../../shared/contract/page.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { ledgerRepository } from '../ledger/ledger-repository.ts';
import type { MoneyTables } from '../ledger/post.ts';
import { type Audited, audit } from '../platform/audit.ts';
import { whenRefused } from '../platform/condition.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Table, Write } from '../platform/table.ts';
import { outstandingOf, readAdvance, type StoredAdvance } from './advance.ts';
import { advancePosting } from './advance-posting.ts';

type Name = Pick<StoredAdvance, 'artistId' | 'advanceId'>;
type Ended = NonNullable<StoredAdvance['ended']>;

const OFFICE_PAGE = 50;
const ADVANCE = 0;
const GRANTS = 0;

/** Grants and ends advances, each in one transaction with its posting, its audit record and the artist's email. */
export function advanceRepository(table: Table, tables: MoneyTables) {
  const ledger = ledgerRepository(table, tables);
  const objectOf = ({ artistId, advanceId }: Name) => ({ kind: 'advance' as const, artistId, advanceId });
  const notifyArtist = (advance: StoredAdvance, state: 'granted' | Ended['how'], at: Date): Write => {
    const { artistId, advanceId, micros, parts, reason, ended, ver } = advance;
    const mail = {
      template: 'advance' as const,
      state,
      amountMicros: String(ended?.micros ?? micros),
      parts,
      reason: ended?.reason ?? reason,
    };
    return sendMail(table, { to: artistId, mail }, { id: `advance-${advanceId}-${state}-${ver}`, at });
  };

  return {
    async find(name: Name): Promise<StoredAdvance | undefined> {
      const item = await table.get(keys.advance(name), { consistent: true });
      return item && readAdvance(item);
    },

    /** An artist's advances, newest first. */
    async ofArtist(artistId: ArtistId): Promise<StoredAdvance[]> {
      const { PK, SK } = keys.advance.prefix({ artistId });
      const items = await table.partition(PK, { prefix: SK, consistent: true });
      return items.map(readAdvance).reverse();
    },

    /** A page of all advances, newest first. */
    async page(cursor: string | undefined): Promise<Page<StoredAdvance>> {
      const pk = indexKeys.allAdvances({ grantedAt: '' }).allPK;
      const page = await table.page('all', pk, { limit: OFFICE_PAGE, cursor });
      return { ...page, items: page.items.map(readAdvance) };
    },

    /** The number of advances that an artist has ever been granted. A grant is conditional on this number. */
    async grants(artistId: ArtistId): Promise<number> {
      const item = await table.get(keys.advanceGrants({ artistId }), { consistent: true });
      return Number(item?.grants ?? 0);
    },

    /**
     * @param grants the number of grants when the artist's advances were counted
     * @throws Problem `busy` if another advance has been granted since
     */
    async grant(
      advance: StoredAdvance,
      audited: Audited,
      { grants, also = [] }: { grants: number; also?: readonly Write[] },
    ): Promise<void> {
      const { artistId, advanceId, micros, grantedAt, reason } = advance;
      const at = new Date(grantedAt);
      const Item = { ...keys.advance(advance), ...indexKeys.allAdvances({ grantedAt }), v: 1, ...advance };
      const change = { what: 'advance-granted' as const, object: objectOf(advance), from: '', to: String(micros) };
      const countGrant: Write = {
        Update: {
          TableName: table.name,
          Key: keys.advanceGrants({ artistId }),
          UpdateExpression: 'SET grants = :next, v = :v',
          ConditionExpression: grants === 0 ? 'attribute_not_exists(grants)' : 'grants = :read',
          ExpressionAttributeValues: { ':next': grants + 1, ':v': 1, ...(grants > 0 && { ':read': grants }) },
        },
      };
      const granted = ledger.record(advancePosting({ artistId, advanceId, micros, how: 'granted', at }), [
        countGrant,
        { Put: { TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(PK)' } },
        audit({ ...audited, why: reason }, change),
        notifyArtist(advance, 'granted', at),
        ...also,
      ]);
      await whenRefused(granted, ({ index, error }) => {
        throw index === GRANTS ? new Problem('busy', { reason: 'another advance was granted' }) : error;
      });
    },

    /**
     * Ends an advance: takes back its outstanding part, or forgives it.
     * @throws Problem `advance-changed` if it has changed since it was read; `advance-spent` if the balance is too
     * small
     */
    async end(before: StoredAdvance, ended: Ended, audited: Audited, also: readonly Write[] = []): Promise<void> {
      const { artistId, advanceId, ver } = before;
      const { how, micros, reason } = ended;
      const at = new Date(ended.at);
      const writes: Write[] = [
        {
          Update: {
            TableName: table.name,
            Key: keys.advance(before),
            UpdateExpression: 'SET ended = :ended, ver = :next',
            ConditionExpression: 'ver = :ver',
            ExpressionAttributeValues: {
              ':ver': ver,
              ':next': ver + 1,
              // An advance that was ended earlier may be outstanding again, because a statement was reversed.
              ':ended': { ...ended, micros: micros + (before.ended?.micros ?? 0n) },
            },
          },
        },
        audit(
          { ...audited, why: reason },
          { what: `advance-${how}`, object: objectOf(before), from: String(outstandingOf(before)), to: '0' },
        ),
        notifyArtist({ ...before, ended }, how, at),
        ...also,
      ];
      const posting = {
        ...advancePosting({ artistId, advanceId, micros, how, at, ver }),
        result: { decision: audited.id },
      };
      const { result } = await whenRefused(ledger.record(posting, writes), ({ index, error }) => {
        if (index === ADVANCE) throw new Problem('advance-changed');
        if (index > writes.length) throw new Problem('advance-spent');
        throw error;
      });
      // A colleague has already ended it in the same way.
      if (result.decision !== audited.id) throw new Problem('advance-changed');
    },
  };
}

export type AdvanceRepository = ReturnType<typeof advanceRepository>;
