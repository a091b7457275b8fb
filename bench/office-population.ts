import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { paymentWrites } from '../services/payments/intent-writes.ts';
import { eventWrite } from '../services/payments/provider-event-repository.ts';
import { noFacts } from '../services/payments/provider-facts.ts';
import { revenueBucket } from '../services/payments/revenue-bucket.ts';
import { audit } from '../services/platform/audit.ts';
import { counters } from '../services/platform/counters.ts';
import { keys } from '../services/platform/keys.ts';
import { initialOf } from '../services/platform/search-terms.ts';
import type { Table, Write } from '../services/platform/table.ts';
import { searchTermsOf } from '../services/profiles/search-terms.ts';
import { cardItem } from '../services/releases/library/card-item.ts';
import { planBuckets } from '../services/releases/library/card-tally.ts';
import { releaseTermsOf } from '../services/releases/library/release-terms.ts';
import { accountStatuses } from '../shared/accounts/account-status.ts';
import { heldPlanNames } from '../shared/plans/plan.ts';
import { officeCard } from '../shared/releases/release-card.ts';
import { releaseStatuses } from '../shared/releases/release-status.ts';
import { albumOf, artistIdOf, nameOf, newId, now, writeAll } from './table-population.ts';

const itemOf = ({ Put }: Write): object => Put?.Item ?? {};

type Tables = { client: DynamoDBClient; table: Table; audit: Table };

/**
 * Stores work for the office, all at once and as the product stores it: for each of this many artists, a release in
 * every state, a payment, an audit entry and an unmatched event. The first artist is an admin.
 * @returns the admin's submitted release, with 15 tracks
 */
export async function populateOffice({ client, table, audit: auditTable }: Tables, artists: number) {
  const [items, entries]: [object[], object[]] = [[], []];
  for (let n = 0; n < artists; n++) {
    const artistId = artistIdOf(n);
    const at = new Date(now.getTime() + n * 1000);
    const name = nameOf(n);
    const album = officeCard({ ...albumOf(artistId), title: `Night Ferry of ${name}` });
    for (const status of releaseStatuses) {
      const card = {
        ...album,
        id: newId('release'),
        status,
        plan: 'album' as const,
        coverId: newId('media'),
        salesStart: '2026-12-01',
        missing: [],
        submittedAt: at.toISOString(),
      };
      items.push(cardItem(card));
      // Stores only the first search term, because searching for any other costs the same.
      for (const term of releaseTermsOf(card).slice(0, 1))
        items.push({
          ...keys.releaseTerm({ status, initial: initialOf(term), term, artistId, releaseId: card.id }),
          v: 1,
        });
    }
    const paymentId = `pi_3QbenchOffice${String(n).padStart(11, '0')}`;
    const sale = { sessionId: `cs_${n}`, artistId, releaseId: newId('release'), plan: 'album' as const, cents: 900 };
    const decided = { outcome: 'applied' as const, title: 'Night Ferry', artistName: name, percentage: 100 };
    const paid = { sessionId: sale.sessionId, at: at.toISOString() };
    const intent = { paymentId, ver: 1, facts: { ...noFacts, paid }, sale, decided, asked: {}, waiting: [] };
    items.push(...paymentWrites(table.name, intent).map(itemOf));
    const event = { eventId: `evt_${n}`, type: 'charge.refunded', objectId: `ch_${n}`, outcome: 'unmatched' as const };
    items.push(itemOf(eventWrite(table.name, { ...event, at: at.toISOString(), receivedAt: at.toISOString() })));
    for (const term of searchTermsOf({ fullName: name, artistName: name, instagramHandle: '' }))
      items.push({ ...keys.userTerm({ initial: initialOf(term), term, artistId }), v: 1 });
    const who = { kind: 'admin', id: artistIdOf(0), name: nameOf(0), role: 'admin' } as const;
    const audited = { table: auditTable.name, id: newId('audit'), who, at, address: '192.0.2.7', why: 'As agreed.' };
    const object = { kind: 'release', artistId: artistIdOf(0), releaseId: sale.releaseId } as const;
    entries.push(itemOf(audit(audited, { what: 'release-exported', object, from: 'submitted', to: 'exported' })));
  }
  await writeAll(client, table.name, items);
  await writeAll(client, auditTable.name, entries);

  const album = albumOf(artistIdOf(0));
  const submission = { at: now.toISOString(), agreementVersion: '2026-11', by: album.artistId };
  const owned = { artistId: album.artistId, releaseId: album.id };
  await table.put({ Item: { ...keys.release(owned), v: 1, ...album, status: 'submitted', submission } });
  await table.update({
    Key: keys.profile(owned),
    UpdateExpression: 'SET #role = :admin',
    ExpressionAttributeNames: { '#role': 'role' },
    ExpressionAttributeValues: { ':admin': 'admin' },
  });
  await countAll(table, artists);
  return owned;
}

/** Fills every bucket in every shard, as on a platform that has run for years. */
async function countAll(table: Table, artists: number): Promise<void> {
  const plans = heldPlanNames.flatMap((plan) => Object.values(planBuckets(plan)));
  const of = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, artists]));
  const revenue = heldPlanNames.map(revenueBucket);
  for (let n = 0; n < 40; n++) {
    await table.transact([
      counters(table, keys.userTotals).add(String(n), of(accountStatuses)),
      counters(table, keys.releaseTotals).add(String(n), of([...releaseStatuses, 'tracks', ...plans])),
      counters(table, keys.paymentTotals).add(String(n), of(['payments', 'revenueMicros', 'changes', ...revenue])),
    ]);
  }
}
