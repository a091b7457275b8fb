import path from 'node:path';
import { iamOf } from '../iam/iam.ts';
import type { Authorize } from './authorize.ts';
import { deployedSecrets } from './deployed-secrets.ts';
import { initialSecret, originSecretVersion, secretOverride, secretValue } from './secrets.ts';
import type { Running } from './server.ts';
import type { LaptopModel } from './settings/laptop-model.ts';
import { STRIPE_API, type StripeKeys } from './settings/stripe-test-mode.ts';
import { startSecrets } from './stand-ins/secrets/start-secrets.ts';
import type { Addresses } from './template/addresses.ts';
import { loadTemplate, type Template } from './template/load-template.ts';

/** An example bank account, because nobody is paid from the local stack. */
const laptopBank = {
  payoutDebtorName: 'Segno',
  payoutDebtorIban: 'GB33BUKB20201555555555',
  payoutDebtorBic: 'BUKBGB22',
};

/** The local stand-ins have no quotas. */
const laptopRates = { poolReadsPerSecond: '9999', mailPerSecond: '9999', lookUpsPerMinute: '9999' };

/**
 * Code prefixes that cannot be mistaken for real ones: ZZ is not a country, and GS1 gives nobody the numbers that begin
 * with 000001, because scanners would confuse them with shorter ones.
 */
const laptopCodes = { isrcPrefixes: 'ZZSEG', upcPrefixes: '000001' };

/**
 * Synthesizes the template, and starts Secrets Manager with the secrets that it declares. The functions' environments
 * contain secrets, so the template can be read only once these have their initial values. Until then every call is
 * rejected.
 */
export async function startTemplate(options: {
  folder: string;
  addresses: Addresses;
  secretsPort: number;
  mailFrom: string;
  waitlistWebhook: string | undefined;
  payoutHoldHours: string | undefined;
  losslessMb: string | undefined;
  model: LaptopModel['settings'] | undefined;
  stripe: StripeKeys | undefined;
}): Promise<{ template: Template; authorize: Authorize; secretsFile: string; secrets: Running }> {
  const { folder, addresses } = options;
  const secretsFile = path.join(folder, 'secrets.json');
  const version = originSecretVersion(secretsFile);
  const template = await loadTemplate({
    addresses,
    deployment: {
      siteUrl: addresses.site,
      mailFrom: options.mailFrom,
      ...(options.losslessMb && { losslessMb: options.losslessMb }),
      ...(options.payoutHoldHours && { payoutHoldHours: options.payoutHoldHours }),
      ...(options.waitlistWebhook && { waitlistWebhook: options.waitlistWebhook }),
      ...options.model,
      stripeApiUrl: options.stripe ? STRIPE_API : addresses.stripe,
      itunesUrl: addresses.catalogues,
      deezerUrl: addresses.catalogues,
      liveUrl: `${addresses.live}/event`,
      ...laptopRates,
      ...laptopCodes,
      ...laptopBank,
      ...(version && { originSecretVersion: version }),
    },
    secret: deployedSecrets(path.join(folder, 'deployed-secrets.json'), (arn, key, wanted) =>
      secretValue(secretsFile, arn, key, wanted),
    ),
  });
  let iam: Authorize | undefined;
  const authorize: Authorize = (request) => (iam ? iam(request) : 'The laptop is still starting');
  const names = template
    .ofType('AWS::SecretsManager::Secret')
    .map(({ ref }) => /secret:(.+)-\w{6}$/.exec(ref)?.[1] ?? ref);
  const secrets = await startSecrets({
    port: options.secretsPort,
    file: secretsFile,
    names,
    seed: initialSecret,
    override: secretOverride(options.stripe),
    authorize,
  });
  iam = iamOf(template);
  return { template, authorize, secretsFile, secrets };
}
