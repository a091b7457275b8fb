import { randomUUID } from 'node:crypto';
import type { ArtistId } from '../../shared/ids.ts';
import { MAX_METHODS } from '../../shared/payouts/max-methods.ts';
import { anId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { auditItems } from '../test/audits.ts';
import { earn } from '../test/earnings.ts';
import { apiAs } from '../test/laptop.ts';
import { methodKeys, PAYPAL, savedMethod } from '../test/payout-methods.ts';
import { mailsTo, newArtist, newColleague, type Person, profiles, table, tokenOf } from '../test/people.ts';
import { freshKey, until } from '../test/releases.ts';
import { payoutMethodRepository } from './payout-method-repository.ts';
import { payoutNamesRepository } from './payout-names-repository.ts';
import { openMethod, sealMethod } from './sealed-method.ts';

const iban = { kind: 'iban', holder: 'Mara Ellis', iban: 'GB29 NWBK 6016 1331 9268 19' } as const;
const add = ({ api, password }: Person, method: object = iban, typed = password) =>
  api('POST /api/me/payout-methods', { body: { password: typed, method: method as never } });
/** Creates an artist who signed in with a password, because only then can the pool check the password again. */
async function signedInArtist(): Promise<Person> {
  const artist = await newArtist('active');
  return { ...artist, api: apiAs(await tokenOf(artist.email)) };
}
const own = async ({ api }: Person) => (await api('GET /api/me/payout-methods')).items;
const ask = ({ api }: Person, methodId: string) =>
  api('POST /api/me/payouts', { body: { methodId: anId(methodId) }, ...freshKey() });

describe('payout methods (product 24.11)', () => {
  it('saves a method with the password, masks it, holds it for three days, and emails the artist', async () => {
    const artist = await signedInArtist();
    await earn(artist.artistId, 80_000_000n);
    await expect(add(artist, iban, 'Harbour2027')).rejects.toMatchObject({ code: 'password-wrong' });
    const added = await add(artist);
    expect(added).toMatchObject({ kind: 'iban', masked: 'Bank account GB •••• 6819' });
    expect(Date.parse(added.usableAt) - Date.parse(added.addedAt)).toBe(72 * 3_600_000);
    expect(await own(artist)).toEqual([added]);
    await expect(ask(artist, added.methodId)).rejects.toMatchObject({
      code: 'payout-method-held',
      details: { usableAt: added.usableAt },
    });
    const [mail] = await until(
      () => mailsTo(artist.email),
      (mails) => mails.some(({ subject }) => subject.includes('payout method')),
      'the mail of the method',
    ).then((mails) => mails.filter(({ subject }) => subject.includes('payout method')));
    const html = await mail?.html();
    expect(html).toContain('6819');
    expect(html).not.toContain('NWBK');
  });

  it('refuses a method with one wrong letter before checking the password', async () => {
    const artist = await signedInArtist();
    await expect(add(artist, { ...iban, iban: 'GB29NWBK60161331926818' }, 'wrong')).rejects.toMatchObject({
      code: 'payout-method-wrong',
      details: { field: 'iban' },
    });
    expect(await own(artist)).toEqual([]);
  });

  it('saves the same method once, even concurrently, and at most five for an artist', async () => {
    const artist = await signedInArtist();
    const all = await Promise.all([add(artist), add(artist), add(artist, { ...iban, iban: 'gb29nwbk60161331926819' })]);
    expect(new Set(all.map(({ methodId }) => methodId)).size).toBe(1);
    for (let n = 1; n < MAX_METHODS; n++)
      await savedMethod(artist.artistId, { kind: 'paypal', email: `m${n}@segno.test` });
    await expect(add(artist, PAYPAL)).rejects.toMatchObject({ code: 'too-many-payout-methods' });
    expect(await own(artist)).toHaveLength(MAX_METHODS);
  });

  it('stores nothing that can be read without the key, which decrypts it for its artist only', async () => {
    const { artistId, masked, sealed } = await savedMethod(anId(randomUUID()), PAYPAL);
    const [, item] = await table.partition(keys.payoutMethods({ artistId }).PK, { consistent: true });
    expect(JSON.stringify(item)).not.toContain(PAYPAL.kind === 'paypal' ? PAYPAL.email : '');
    expect(masked).toBe('PayPal m••••@segno.test');
    expect(await openMethod(methodKeys, artistId, sealed)).toEqual(PAYPAL);
    const other = anId<ArtistId>(randomUUID());
    await expect(openMethod(methodKeys, other, sealed)).rejects.toThrow();
    const theirs = await sealMethod(methodKeys, other, PAYPAL);
    // This artist's key with the other's ciphertext, and the reverse: each key is bound to its artist.
    await expect(openMethod(methodKeys, other, { ...theirs, text: sealed.text })).rejects.toThrow();
  });

  it('does not hold a renamed method; holds a changed destination again, and emails both addresses', async () => {
    const artist = await signedInArtist();
    const { artistId } = artist;
    await earn(artistId, 80_000_000n);
    const formerEmail = `before-${randomUUID()}@segno.test`;
    // A time so long ago that every hold has ended.
    const asOf = Math.floor(Date.now() / 1000) - 4 * 86_400;
    await profiles.copyFromPool(artistId, { email: artist.email, hasSecondFactor: false, asOf, formerEmail });
    const { methodId, addedAt, usableAt } = await savedMethod(artistId);
    const put = (body: { label: string; method?: object; password?: string }, id: string = methodId) =>
      artist.api('PUT /api/me/payout-methods/{methodId}', {
        params: { methodId: anId(id) },
        body: { password: artist.password, ...body } as never,
      });
    const elsewhere = { kind: 'paypal', email: 'mara.ellis@segno.test' };
    await expect(put({ label: 'Daily', password: 'Harbour2027' })).rejects.toMatchObject({ code: 'password-wrong' });
    const named = await put({ label: ' Daily ', method: PAYPAL });
    expect(named).toEqual({
      methodId,
      kind: 'paypal',
      masked: 'PayPal m••••@segno.test',
      label: 'Daily',
      addedAt,
      usableAt,
    });
    const request = await ask(artist, methodId);

    const changed = await put({ label: '', method: elsewhere });
    expect(changed).toMatchObject({ methodId, masked: 'PayPal m••••@segno.test', addedAt });
    expect(changed.label).toBeUndefined();
    expect(Date.parse(changed.usableAt) - Date.parse(changed.changedAt ?? '')).toBe(72 * 3_600_000);
    expect(await own(artist)).toEqual([changed]);
    // A retry after a lost reply does not extend the hold.
    expect(await put({ label: '', method: elsewhere })).toEqual(changed);
    for (const address of [artist.email, formerEmail])
      await until(
        () => mailsTo(address),
        (mails) => mails.filter(({ subject }) => subject === 'A payout method was changed').length === 1,
        `the mail to ${address}`,
      );
    const finance = await newColleague('finance');
    const params = { artistId, payoutId: request.payoutId };
    const to = await finance.api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/method', { params });
    expect(to).toEqual(PAYPAL);
    await artist.api('POST /api/me/payouts/{payoutId}/cancel', {
      params: { payoutId: request.payoutId },
      ...freshKey(),
    });
    await expect(ask(artist, methodId)).rejects.toMatchObject({ code: 'payout-method-held' });
  });

  it('refuses a change to invalid details, another kind, a saved method, or somebody else’s', async () => {
    const [artist, other] = [await signedInArtist(), await newArtist('active')];
    const [{ methodId }, theirs] = [await savedMethod(artist.artistId), await savedMethod(other.artistId)];
    await savedMethod(artist.artistId, { kind: 'paypal', email: 'm2@segno.test' });
    const put = (method: object, id: string = methodId) =>
      artist.api('PUT /api/me/payout-methods/{methodId}', {
        params: { methodId: anId(id) },
        body: { password: artist.password, label: '', method: method as never },
      });
    const before = await own(artist);
    await expect(put({ kind: 'paypal', email: 'm2@' })).rejects.toMatchObject({ details: { field: 'email' } });
    await expect(put(iban)).rejects.toMatchObject({ code: 'payout-method-wrong', details: { field: 'kind' } });
    await expect(put({ kind: 'paypal', email: 'm2@segno.test' })).rejects.toMatchObject({
      code: 'payout-method-known',
    });
    await expect(put(PAYPAL, theirs.methodId)).rejects.toMatchObject({ code: 'payout-method-not-found' });
    expect(await own(artist)).toEqual(before);
  });

  it('still pays earlier requests to a removed method, and audits that the office viewed it', async () => {
    const [artist, finance] = [await newArtist('active'), await newColleague('finance')];
    const { artistId } = artist;
    await earn(artistId, 80_000_000n);
    const { methodId } = await savedMethod(artistId);
    const { payoutId, method } = await ask(artist, methodId);
    await artist.api('DELETE /api/me/payout-methods/{methodId}', { params: { methodId } });
    expect(await own(artist)).toEqual([]);
    await expect(ask(artist, methodId)).rejects.toMatchObject({ code: 'payout-method-not-found' });
    const { items } = await finance.api('GET /api/admin/artists/{artistId}/payouts', {
      params: { artistId },
      query: {},
    });
    expect(items).toMatchObject([{ payoutId, method, methodKind: 'paypal' }]);
    expect(JSON.stringify(items)).not.toContain('mara@segno.test');
    const params = { artistId, payoutId };
    expect(await finance.api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/method', { params })).toEqual(
      PAYPAL,
    );
    const audited = await auditItems(({ object }) => (object as { payoutId?: string }).payoutId === payoutId);
    expect(audited).toMatchObject([{ what: 'payout-method-seen', who: { id: finance.artistId } }]);
  });

  it('never pays to somebody else’s method', async () => {
    const [artist, other] = [await newArtist('active'), await newArtist('active')];
    await earn(artist.artistId, 80_000_000n);
    const { methodId } = await savedMethod(other.artistId);
    await expect(ask(artist, methodId)).rejects.toMatchObject({ code: 'payout-method-not-found' });
  });

  it('also emails the account’s recent previous address', async () => {
    const artist = await signedInArtist();
    const formerEmail = `before-${randomUUID()}@segno.test`;
    const asOf = Math.floor(Date.now() / 1000) + 60;
    await profiles.copyFromPool(artist.artistId, { email: artist.email, hasSecondFactor: false, asOf, formerEmail });
    await add(artist);
    await until(
      () => mailsTo(formerEmail),
      (mails) => mails.some(({ subject }) => subject.includes('payout method')),
      'the mail to the former address',
    );
  });

  it('erases the methods and destinations of an erased account (product 19.3)', async () => {
    const { artistId } = await savedMethod(anId(randomUUID()));
    const methods = payoutMethodRepository(table);
    for (let n = 0; n < 2; n++) {
      await methods.forget(artistId);
      await payoutNamesRepository(table).forget(artistId);
    }
    expect(await table.partition(keys.payoutMethods({ artistId }).PK, { consistent: true })).toEqual([]);
  });
});
