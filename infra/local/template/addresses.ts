import type { PortOf } from '../ports.ts';

/**
 * The local URLs of all services. They must be known before the template is read, because resources' attributes contain
 * them.
 */
export type Addresses = {
  site: string;
  dynamodb: string;
  s3: string;
  cognito: string;
  sqs: string;
  secrets: string;
  stripe: string;
  /** The push channel to open pages. */
  live: string;
  /** The service that sends email (SES). */
  ses: string;
  /** The service that runs workflows (Step Functions). */
  states: string;
  /** The service that encrypts data keys. */
  kms: string;
  /** The service that runs the language model. */
  bedrock: string;
  /** The public catalogues of iTunes and Deezer. */
  catalogues: string;
};

export function addressesOf(ports: PortOf): Addresses {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  return {
    site: at(ports.site),
    dynamodb: at(ports.dynamodb),
    s3: at(ports.s3),
    cognito: at(ports.cognito),
    sqs: at(ports.sqs),
    secrets: at(ports.secrets),
    stripe: at(ports.stripe),
    live: at(ports.live),
    ses: at(ports.ses),
    states: at(ports.states),
    kms: at(ports.kms),
    bedrock: at(ports.bedrock),
    catalogues: at(ports.catalogues),
  };
}
