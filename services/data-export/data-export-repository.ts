import * as z from 'zod';
import { ARCHIVE_DAYS, HOURS_BETWEEN_EXPORTS } from '../../shared/data-export/archive-limits.ts';
import { DataExport } from '../../shared/data-export/data-export.ts';
import { type ArtistId, DataExportId } from '../../shared/ids.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import { digestOf, isTokenOf, type LinkToken } from '../platform/link-token.ts';
import { publish } from '../platform/outbox.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Item, Table } from '../platform/table.ts';

const DAY_MS = 24 * 3_600_000;
/** The item is kept a day longer than the archive. */
const STORED_MS = (ARCHIVE_DAYS + 1) * DAY_MS;

const server = { exportId: DataExportId, ttl: z.number() };
/** The stored item: an artist's last export. Stores only a digest of the token in its link. */
const Stored = z.discriminatedUnion('state', [
  DataExport.options[1].extend(server),
  DataExport.options[2].extend({ ...server, tokenDigest: z.string() }),
]);
type Stored = z.infer<typeof Stored>;
type Ready = Extract<Stored, { state: 'ready' }>;

/** The last data export of each artist. */
export const dataExportRepository = (table: Table) => {
  const key = (artistId: ArtistId) => keys.dataExport({ artistId });
  const read = (item: Item | undefined, now: Date): Stored | undefined => {
    const stored = item && Stored.parse(item);
    return stored && stored.ttl * 1000 > now.getTime() ? stored : undefined;
  };
  const findReady = async (artistId: ArtistId, now: Date): Promise<Ready | undefined> => {
    const stored = read(await table.get(key(artistId), { consistent: true }), now);
    return stored?.state === 'ready' && Date.parse(stored.expiresAt) > now.getTime() ? stored : undefined;
  };

  return {
    async find(artistId: ArtistId, now: Date): Promise<Stored | undefined> {
      return read(await table.get(key(artistId), { consistent: true }), now);
    },

    /** Requests an archive. Writes nothing if one was requested within the last day. */
    async ask(artistId: ArtistId, exportId: DataExportId, now: Date): Promise<void> {
      const dayAgo = new Date(now.getTime() - HOURS_BETWEEN_EXPORTS * 3_600_000);
      const requested: Stored = {
        state: 'making',
        requestedAt: now.toISOString(),
        exportId,
        ttl: Math.floor((now.getTime() + STORED_MS) / 1000),
      };
      const write = table.transact([
        {
          Put: {
            TableName: table.name,
            Item: { ...key(artistId), v: 1, ...requested },
            ConditionExpression: 'attribute_not_exists(PK) OR requestedAt <= :dayAgo',
            ExpressionAttributeValues: { ':dayAgo': dayAgo.toISOString() },
          },
        },
        publish(table, 'data-export-requested', { artistId, exportId }, { id: exportId, at: now }),
      ]);
      await whenRefused(write, () => undefined);
    },

    /** Marks the archive as ready, and emails its link to the artist. Does nothing if a newer archive was requested. */
    async saveReady(
      artistId: ArtistId,
      made: { exportId: DataExportId; parts: { bytes: number }[]; token: LinkToken; now: Date },
    ): Promise<void> {
      const { exportId, parts, token, now } = made;
      const expiresAt = new Date(now.getTime() + ARCHIVE_DAYS * DAY_MS).toISOString();
      const paths = parts.map((_, n) => `/api/data-exports/${artistId}/${token}/${n + 1}`);
      const write = table.transact([
        {
          Update: {
            TableName: table.name,
            Key: key(artistId),
            UpdateExpression:
              'SET #state = :ready, expiresAt = :end, parts = :parts, tokenDigest = :digest, #ttl = :ttl',
            ConditionExpression: 'exportId = :id AND #state = :making',
            ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
            ExpressionAttributeValues: {
              ':ready': 'ready',
              ':making': 'making',
              ':id': exportId,
              ':end': expiresAt,
              ':parts': parts,
              ':digest': digestOf(token),
              ':ttl': Math.floor((now.getTime() + STORED_MS) / 1000),
            },
          },
        },
        sendMail(
          table,
          { to: artistId, mail: { template: 'export-ready', paths, expiresAt } },
          { id: `${exportId}-ready`, at: now },
        ),
      ]);
      await whenRefused(write, () => undefined);
    },

    /** Removes the item of an erased account: its links stop working, and an archive in progress gets none. */
    async forget(artistId: ArtistId): Promise<void> {
      await table.delete({ Key: key(artistId) });
    },

    findReady,

    /** Finds the archive that this token opens; undefined if the token is wrong. */
    async findByToken(artistId: ArtistId, token: string, now: Date): Promise<Ready | undefined> {
      const ready = await findReady(artistId, now);
      return ready && isTokenOf(token, ready.tokenDigest) ? ready : undefined;
    },
  };
};

export type DataExportRepository = ReturnType<typeof dataExportRepository>;
