import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ArtistId } from '../../shared/ids.ts';
import { maskedMethod } from '../../shared/payouts/masked-method.ts';
import type { PayoutMethodDetails } from '../../shared/payouts/payout-method.ts';
import { newId } from '../../shared/test/builders.ts';
import { payoutKeyGateway } from '../payouts/payout-key-gateway.ts';
import { payoutMethodRepository } from '../payouts/payout-method-repository.ts';
import { sealMethod } from '../payouts/sealed-method.ts';
import type { StoredMethod } from '../payouts/stored-method.ts';
import { laptop } from './laptop.ts';
import { table } from './people.ts';

const arns = () =>
  Object.keys(JSON.parse(readFileSync(path.join(laptop.dataFolder, 'keys.json'), 'utf8')) as Record<string, string>);

/** The key that encrypts payout methods, with the developer's access. */
export const methodKeys = payoutKeyGateway(arns().find((arn) => arn.includes('payoutmethods')) ?? '');

export const PAYPAL: PayoutMethodDetails = { kind: 'paypal', email: 'mara@segno.test' };

/** Saves a payout method that is old enough to be paid to. */
export async function savedMethod(
  artistId: ArtistId,
  details: PayoutMethodDetails = PAYPAL,
  usableAt = new Date(0),
): Promise<StoredMethod> {
  const method: StoredMethod = {
    methodId: newId('payout-method'),
    artistId,
    kind: details.kind,
    masked: maskedMethod(details),
    sealed: await sealMethod(methodKeys, artistId, details),
    addedAt: new Date(0).toISOString(),
    usableAt: usableAt.toISOString(),
  };
  const methods = payoutMethodRepository(table);
  const { ver } = await methods.read(artistId);
  await methods.add(method, ver, { id: method.methodId, at: new Date(), formerEmail: undefined });
  return method;
}
