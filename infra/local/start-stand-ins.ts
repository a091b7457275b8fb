import path from 'node:path';
import type { Authorize } from './authorize.ts';
import type { Functions } from './functions/functions.ts';
import type { PortOf } from './ports.ts';
import type { Running } from './server.ts';
import { bucketsOf } from './settings/buckets.ts';
import { configurationSetsOf } from './settings/configuration-sets.ts';
import { eventApiOf } from './settings/event-api.ts';
import { queuesOf } from './settings/queues.ts';
import { stateMachinesOf } from './settings/state-machines.ts';
import { stripeKeysOf } from './settings/stripe-keys.ts';
import { userPoolOf } from './settings/user-pool.ts';
import { withDistribution } from './site/artwork.ts';
import { eventBus, queueSender } from './sources/event-bus.ts';
import { objectNotifications } from './sources/object-notifications.ts';
import { taskCalls } from './sources/task-calls.ts';
import { startBedrock } from './stand-ins/bedrock/start-bedrock.ts';
import { startCatalogues } from './stand-ins/catalogues/start-catalogues.ts';
import { startCognito } from './stand-ins/cognito/start-cognito.ts';
import { startEvents } from './stand-ins/events/start-events.ts';
import { startKms } from './stand-ins/kms/start-kms.ts';
import { openMail } from './stand-ins/mail/open-mail.ts';
import { startS3 } from './stand-ins/s3/start-s3.ts';
import { startSes } from './stand-ins/ses/start-ses.ts';
import { startSqs } from './stand-ins/sqs/start-sqs.ts';
import { startStates } from './stand-ins/states/start-states.ts';
import { startStripe } from './stand-ins/stripe/start-stripe.ts';
import type { Addresses } from './template/addresses.ts';
import type { Template } from './template/load-template.ts';

/**
 * Starts the services that the template's functions call, except the table and the secrets, with the template's
 * settings.
 */
export async function startStandIns(options: {
  template: Template;
  authorize: Authorize;
  ports: PortOf;
  addresses: Addresses;
  folder: string;
  secretsFile: string;
  mailFrom: string;
  /** False when Stripe's real API is used. */
  hasStripe: boolean;
  /** Whether versioned buckets keep old versions. */
  hasRecovery: boolean;
  functions: Promise<Functions>;
  onError: (message: string) => void;
  running: <S extends Pick<Running, 'stop'>>(part: S) => S;
}) {
  const { template, authorize, ports, addresses, folder, functions, running } = options;
  const inFolder = (name: string) => path.join(folder, name);
  const sqs = running(
    await startSqs({ port: ports.sqs, directory: inFolder('queues'), queues: queuesOf(template), authorize }),
  );
  const mail = running(openMail({ directory: inFolder('mail') }));
  running(
    await startSes({
      port: ports.ses,
      identities: [options.mailFrom.slice(options.mailFrom.indexOf('@') + 1)],
      configurationSets: configurationSetsOf(template),
      deliver: mail.deliver,
      onEvent: eventBus(template, queueSender(sqs, authorize)),
      authorize,
    }),
  );
  running(
    await startKms({
      port: ports.kms,
      file: inFolder('keys.json'),
      keys: template.ofType('AWS::KMS::Key').map(({ arn }) => arn),
      authorize,
    }),
  );
  running(await startBedrock({ port: ports.bedrock, authorize }));
  running(await startCatalogues({ port: ports.catalogues, directory: inFolder('catalogues') }));
  const startOwnStripe = () => {
    const { secretKey, webhookSecret } = stripeKeysOf(template, options.secretsFile);
    return startStripe({
      port: ports.stripe,
      directory: inFolder('stripe'),
      apiKey: secretKey,
      webhook: { url: `${addresses.site}/api/webhooks/stripe`, secret: webhookSecret },
    }).then(running);
  };
  const [s3, cognito] = await Promise.all([
    startS3({
      port: ports.s3,
      directory: inFolder('objects'),
      buckets: bucketsOf(template, options.hasRecovery),
      authorize: withDistribution(template, authorize),
      onEvent: objectNotifications(template, sqs, authorize),
    }).then(running),
    startCognito({
      port: ports.cognito,
      directory: inFolder('users'),
      pool: userPoolOf(template),
      authorize,
      trigger: async (arn, event) => (await functions).invoke(arn, event),
      deliver: mail.deliver,
    }).then(running),
    options.hasStripe ? startOwnStripe() : undefined,
  ]);
  const live = running(
    await startEvents({ port: ports.live, api: eventApiOf(template), jwks: cognito.jwks, authorize }),
  );
  const states = running(
    await startStates({
      port: ports.states,
      directory: inFolder('executions'),
      machines: stateMachinesOf(template),
      authorize,
      onError: options.onError,
      ...taskCalls({ functions, s3Url: s3.url }),
    }),
  );
  return { sqs, mail, s3, cognito, live, states };
}
