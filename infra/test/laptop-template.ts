import type { Addresses } from '../local/template/addresses.ts';
import { loadTemplate } from '../local/template/load-template.ts';

const at = (port: number) => `http://127.0.0.1:${port}`;
export const testAddresses: Addresses = {
  site: at(1),
  dynamodb: at(2),
  s3: at(3),
  cognito: at(4),
  sqs: at(5),
  secrets: at(6),
  stripe: at(7),
  live: at(8),
  ses: at(9),
  states: at(10),
  kms: at(11),
  bedrock: at(12),
  catalogues: at(13),
};

/** The product's template as the local stack reads it, without starting anything. */
export const laptopTemplate = () =>
  loadTemplate({
    addresses: testAddresses,
    deployment: {
      siteUrl: testAddresses.site,
      mailFrom: 'mail@segno.test',
      stripeApiUrl: testAddresses.stripe,
      itunesUrl: testAddresses.catalogues,
      deezerUrl: testAddresses.catalogues,
      liveUrl: `${testAddresses.live}/event`,
    },
    secret: (_arn, key) => `secret-${key}`,
  });
