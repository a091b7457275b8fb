import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { REGION } from './account.ts';
import { type Authorize, DEVELOPER, LOCAL_SECRET } from './authorize.ts';
import { openDataFolder } from './data-folder.ts';
import { deployedSecrets } from './deployed-secrets.ts';
import { eventApiOf } from './event-api.ts';
import { startFunctions } from './functions/functions.ts';
import { type PortOf, portsFrom } from './ports.ts';
import { originSecretVersion, secretSeed, secretValue } from './secrets.ts';
import type { Running } from './server.ts';
import { artwork, withDistribution } from './site/artwork.ts';
import { edgeOf } from './site/edge.ts';
import { createGateway } from './site/gateway.ts';
import { startSite } from './site/start-site.ts';
import { connectSources } from './sources/connect-sources.ts';
import { eventBus, queueSender } from './sources/event-bus.ts';
import { objectNotifications } from './sources/object-notifications.ts';
import { startSchedules } from './sources/schedules.ts';
import { startCognito } from './stand-ins/cognito/start-cognito.ts';
import { startEvents } from './stand-ins/events/start-events.ts';
import { openMail } from './stand-ins/mail/index.ts';
import { type CorsRule, startS3 } from './stand-ins/s3/start-s3.ts';
import { startSecrets } from './stand-ins/secrets/index.ts';
import { startSes } from './stand-ins/ses/index.ts';
import { startSqs } from './stand-ins/sqs/index.ts';
import { startStripe } from './stand-ins/stripe/index.ts';
import { createTables } from './table/create-tables.ts';
import { earlierEngineGone, startEngine } from './table/engine.ts';
import type { Faults } from './table/faults/faults.ts';
import { startFront } from './table/front.ts';
import type { Addresses } from './template/addresses.ts';
import { iamOf } from './template/iam.ts';
import { loadTemplate, type Template } from './template/load-template.ts';
import { userPoolOf } from './user-pool.ts';

export type LaptopOptions = {
  basePort: number;
  dataFolder: string;
  pages: 'dev' | 'built' | 'none';
  watch: boolean;
  /** The table as it is under load; none when it is missing. */
  faults?: Faults | undefined;
  onReload?: (functionName: string) => void;
};

type BucketProps = { CorsConfiguration?: { CorsRules: CorsRule[] } };
type DestinationProps = {
  ConfigurationSetName: string;
  EventDestination: { MatchingEventTypes: string[]; EventBridgeDestination?: object };
};
type QueueProps = {
  VisibilityTimeout?: number;
  MessageRetentionPeriod?: number;
  RedrivePolicy?: { deadLetterTargetArn: string; maxReceiveCount: number };
};

/** Codes that nobody takes for real ones: ZZ is no country, and UPCs that begin with 2 are for use inside a company only (GS1). */
const laptopCodes = { isrcPrefixes: 'ZZSEG', upcPrefixes: '200000' };

/** Whom the product's mail comes from. Names that end in .test are nobody's (RFC 2606). */
const MAIL_FROM = 'mail@segno.test';

const lastPart = (arn: string) => arn.slice(arn.lastIndexOf(':') + 1);

/**
 * Runs the whole product on this machine: what the CDK app's template names, on loopback, with stand-ins for the cloud's services.
 * @throws Error with one clear sentence when a port is taken, the data is damaged, or the template has something unknown
 */
export async function startLaptop(options: LaptopOptions) {
  const folder = path.resolve(options.dataFolder);
  const data = openDataFolder(folder);
  const stops: (() => Promise<void> | void)[] = [data.close];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  const running = <S extends { stop: () => Promise<void> }>(part: S): S => {
    stops.push(part.stop);
    return part;
  };
  try {
    return { ...(await start(options, folder, running)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  options: LaptopOptions,
  folder: string,
  running: <S extends { stop: () => Promise<void> }>(part: S) => S,
) {
  const inFolder = (name: string) => path.join(folder, name);
  await earlierEngineGone(inFolder('table'));
  const ports = await portsFrom(options.basePort);
  const addresses = addressesOf(ports);
  const log = createWriteStream(inFolder('server.log'), { flags: 'a' });
  const tell = (source: string, line: string) => void log.write(`${source} ${line.trimEnd()}\n`);

  const engineStarting = startEngine({ directory: inFolder('table'), port: ports.engine });
  engineStarting.catch(() => {}); // told of where it is awaited
  // First in, so last out: what the functions still write has a table. Also when the start fails before the engine answers.
  running({ stop: () => engineStarting.then((started) => started.stop()).catch(() => {}) });
  const secretsFile = inFolder('secrets.json');
  const version = originSecretVersion(secretsFile);
  const template = await loadTemplate({
    addresses,
    deployment: {
      siteUrl: addresses.site,
      mailFrom: MAIL_FROM,
      stripeApiUrl: addresses.stripe,
      liveUrl: `${addresses.live}/event`,
      ...laptopCodes,
      ...(version && { originSecretVersion: version }),
    },
    secret: deployedSecrets(inFolder('deployed-secrets.json'), (arn, key, version) =>
      secretValue(secretsFile, arn, key, version),
    ),
  });
  // The functions' environments hold secrets, so IAM can be read from the template only when those have their first values.
  let iam: Authorize | undefined;
  const authorize: Authorize = (request) => (iam ? iam(request) : 'The laptop is still starting');
  const secretNames = template
    .ofType('AWS::SecretsManager::Secret')
    .map(({ ref }) => /secret:(.+)-\w{6}$/.exec(ref)?.[1] ?? ref);
  running(
    await startSecrets({ port: ports.secrets, file: secretsFile, names: secretNames, seed: secretSeed, authorize }),
  );
  iam = iamOf(template);

  const sqs = running(
    await startSqs({ port: ports.sqs, directory: inFolder('queues'), queues: queuesOf(template), authorize }),
  );
  const mail = openMail({ directory: inFolder('mail') });
  running(
    await startSes({
      port: ports.ses,
      identities: [lastOfAddress(MAIL_FROM)],
      configurationSets: configurationSetsOf(template),
      deliver: mail.deliver,
      onEvent: eventBus(template, queueSender(sqs, authorize)),
      authorize,
    }),
  );
  const stripeKeys = JSON.parse(stripeSecret(template, secretsFile)) as { secretKey: string; webhookSecret: string };
  const functionsStarting = startFunctions({
    template,
    environment: (name) => functionEnvironment(name, addresses),
    watch: options.watch,
    onLog: tell,
    onReload: (name) => options.onReload?.(name),
  }).then(running);
  const [functions, s3, cognito] = await Promise.all([
    functionsStarting,
    startS3({
      port: ports.s3,
      directory: inFolder('objects'),
      buckets: template.ofType<BucketProps>('AWS::S3::Bucket').map(({ ref, props }) => ({
        name: ref,
        ...(props.CorsConfiguration && { cors: props.CorsConfiguration.CorsRules }),
      })),
      authorize: withDistribution(template, authorize),
      onEvent: objectNotifications(template, sqs, authorize),
    }).then(running),
    startCognito({
      port: ports.cognito,
      directory: inFolder('users'),
      pool: userPoolOf(template),
      authorize,
      trigger: async (arn, event) => (await functionsStarting).invoke(arn, event),
      deliver: mail.deliver,
    }).then(running),
    startStripe({
      port: ports.stripe,
      directory: inFolder('stripe'),
      apiKey: stripeKeys.secretKey,
      webhook: { url: `${addresses.site}/api/webhooks/stripe`, secret: stripeKeys.webhookSecret },
    }).then(running),
  ]);
  const { jwks } = cognito;
  const live = running(await startEvents({ port: ports.live, api: eventApiOf(template), jwks, authorize }));

  const engine = await engineStarting;
  const client = { endpoint: engine.url, region: REGION, credentials };
  const tables = await createTables(template, new DynamoDBClient(client));
  const objects = new S3Client({ endpoint: s3.url, region: REGION, credentials, forcePathStyle: true });
  const sources = connectSources({
    template,
    functions,
    sqs,
    store: async (Bucket, Key, Body) => void (await objects.send(new PutObjectCommand({ Bucket, Key, Body }))),
    tables,
    streams: new DynamoDBStreamsClient(client),
    directory: inFolder('streams'),
    onError: (message) => tell('sources', message),
  });
  running({ stop: sources.stop });
  running(
    await startFront({
      port: ports.dynamodb,
      engineUrl: engine.url,
      authorize,
      onWrite: sources.onWrite,
      faults: options.faults,
    }),
  );

  const schedules = running(
    startSchedules({
      template,
      invoke: functions.invoke,
      sqs,
      directory: inFolder('schedules'),
      onError: (message) => tell('schedules', message),
    }),
  );
  const edge = edgeOf(template, addresses);
  const { outputs } = template;
  const artBucket = template.ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith('Artwork'))?.ref ?? '';
  const site: Running = running(
    await startSite({
      port: ports.site,
      pages: options.pages,
      api: edge.toApi(createGateway(template, functions.invoke, jwks)),
      art: artwork({ endpoint: s3.url, bucket: artBucket }),
      mail: mail.handler,
      schedules: schedules.handler,
      config: {
        region: REGION,
        userPoolId: outputs.UserPoolId,
        clientId: outputs.ClientId,
        userPoolEndpoint: addresses.cognito,
        local: true,
        live: { url: `${live.url.replace('http', 'ws')}/event/realtime`, host: new URL(live.url).host },
      },
      toFiles: edge.toFiles,
      secure: edge.secure,
      contentSecurityPolicy: edge.contentSecurityPolicy,
    }),
  );
  functions.warm();
  return { site: site.url, addresses, outputs, engine: engine.name, logFile: inFolder('server.log'), functions, sqs };
}

export type Laptop = Awaited<ReturnType<typeof startLaptop>>;

const credentials = { accessKeyId: DEVELOPER, secretAccessKey: LOCAL_SECRET };

const addressesOf = (ports: PortOf): Addresses => {
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
  };
};

/** What the cloud's runtime gives a function, with the laptop's endpoints. The access key is the function's name: IAM is checked by it. */
export const functionEnvironment = (name: string, addresses: Addresses): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  AWS_REGION: REGION,
  AWS_ACCESS_KEY_ID: name,
  AWS_SECRET_ACCESS_KEY: LOCAL_SECRET,
  AWS_LAMBDA_FUNCTION_NAME: name,
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  AWS_ENDPOINT_URL_DYNAMODB: addresses.dynamodb,
  AWS_ENDPOINT_URL_S3: addresses.s3,
  AWS_ENDPOINT_URL_SQS: addresses.sqs,
  AWS_ENDPOINT_URL_SESV2: addresses.ses,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: addresses.secrets,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: addresses.cognito,
});

const queuesOf = (template: Template) =>
  template.ofType<QueueProps>('AWS::SQS::Queue').map(({ arn, props }) => ({
    name: lastPart(arn),
    visibilityTimeout: props.VisibilityTimeout ?? 30,
    receiversEndWithUs: true,
    ...(props.MessageRetentionPeriod !== undefined && { retention: props.MessageRetentionPeriod }),
    ...(props.RedrivePolicy && {
      redrive: {
        deadLetterQueue: lastPart(props.RedrivePolicy.deadLetterTargetArn),
        maxReceiveCount: props.RedrivePolicy.maxReceiveCount,
      },
    }),
  }));

const lastOfAddress = (address: string) => address.slice(address.indexOf('@') + 1);

/** What each configuration set tells EventBridge of. @throws Error for another place that it tells */
function configurationSetsOf(template: Template) {
  const destinations = template.ofType<DestinationProps>('AWS::SES::ConfigurationSetEventDestination');
  for (const { id, props } of destinations) {
    if (!props.EventDestination.EventBridgeDestination)
      throw new Error(`The laptop's SES tells EventBridge only (${id})`);
  }
  return template.ofType('AWS::SES::ConfigurationSet').map(({ ref: name }) => ({
    name,
    events: destinations
      .filter(({ props }) => props.ConfigurationSetName === name)
      .flatMap(({ props }) => props.EventDestination.MatchingEventTypes.map((type) => type.toUpperCase())),
  }));
}

function stripeSecret(template: Template, file: string): string {
  const { ref } = template.ofType('AWS::SecretsManager::Secret').find(({ id }) => id.startsWith('StripeSecret')) ?? {};
  const value = (key: string) => secretValue(file, ref ?? '', key);
  return JSON.stringify({ secretKey: value('secretKey'), webhookSecret: value('webhookSecret') });
}
