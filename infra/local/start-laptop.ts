import path from 'node:path';
import { appendLines } from './append-lines.ts';
import { openDataFolder } from './data-folder.ts';
import { functionEnvironment } from './functions/function-environment.ts';
import { startFunctions } from './functions/functions.ts';
import { portsFrom } from './ports.ts';
import type { Running } from './server.ts';
import type { LaptopModel } from './settings/laptop-model.ts';
import type { StripeKeys } from './settings/stripe-test-mode.ts';
import { serveProduct } from './site/serve-product.ts';
import type { Pages } from './site/start-site.ts';
import { startSchedules } from './sources/schedules.ts';
import { startStandIns } from './start-stand-ins.ts';
import { startTemplate } from './start-template.ts';
import { connectTable } from './table/connect-table.ts';
import { startEngine, waitForEarlierEngine } from './table/engine.ts';
import type { MakeFaulty } from './table/faulty-table.ts';
import { addressesOf } from './template/addresses.ts';

export type LaptopOptions = {
  basePort: number;
  dataFolder: string;
  pages: Pages;
  watch: boolean;
  /** The URL that receives the waitlist's leads; none by default. */
  waitlistWebhook?: string | undefined;
  /** For how many hours a new payout method is held; by default as in a deployment. */
  payoutHoldHours?: string | undefined;
  /** The size limit of a WAV or FLAC in MB; by default as in a deployment. */
  losslessMb?: string | undefined;
  /** The language model that reads messages to the assistant; none by default. */
  model?: LaptopModel | undefined;
  /** The Stripe account in test mode that takes the payments; by default the stand-in. */
  stripe?: StripeKeys | undefined;
  /** Makes the table behave as it would under load; by default it has no faults. */
  faulty?: MakeFaulty | undefined;
  /**
   * Whether the tables keep their history and the buckets their old versions, so that both can be restored as in the
   * cloud. Off by default, because it takes space and time.
   */
  hasRecovery?: boolean;
  /** A WebP to serve in place of missing artwork, for tests. Without it, missing artwork is refused as in the cloud. */
  coverOfNone?: Buffer | undefined;
  onReload?: (functionName: string) => void;
};

type KeepRunning = <S extends Pick<Running, 'stop'>>(part: S) => S;

/** The sender of the product's email. Names that end in .test belong to nobody (RFC 2606). */
const MAIL_FROM = 'mail@segno.test';

/**
 * Runs the whole product on this machine: the resources of the CDK app's template, on loopback, with stand-ins for the
 * cloud's services.
 * @throws Error with one clear sentence if a port is in use, the data is damaged, or the template uses an unsupported
 * feature
 */
export async function startLaptop(options: LaptopOptions) {
  const folder = path.resolve(options.dataFolder);
  const data = await openDataFolder(folder);
  const stops: (() => Promise<void> | void)[] = [data.close];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  const running: KeepRunning = (part) => {
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

async function start(options: LaptopOptions, folder: string, running: KeepRunning) {
  const tableFolder = path.join(folder, 'table');
  await waitForEarlierEngine(tableFolder);
  const ports = await portsFrom(options.basePort);
  const addresses = addressesOf(ports);
  const logFile = path.join(folder, 'server.log');
  const writeLine = appendLines(logFile);
  const log = (source: string, line: string) => writeLine(`${source} ${line.trimEnd()}`);

  const engineStarting = startEngine({ directory: tableFolder, port: ports.engine });
  engineStarting.catch(() => {}); // an error is thrown where the promise is awaited
  // Registered first, so that it stops last: until then, functions can still write to the table. This also covers a
  // start that fails before the engine responds.
  running({ stop: () => engineStarting.then((started) => started.stop()).catch(() => {}) });

  const { template, authorize, secretsFile, secrets } = await startTemplate({
    folder,
    addresses,
    secretsPort: ports.secrets,
    mailFrom: MAIL_FROM,
    waitlistWebhook: options.waitlistWebhook,
    payoutHoldHours: options.payoutHoldHours,
    losslessMb: options.losslessMb,
    model: options.model?.settings,
    stripe: options.stripe,
  });
  running(secrets);
  const functionsStarting = startFunctions({
    template,
    environment: (name) => functionEnvironment(name, addresses, options.model?.environment),
    watch: options.watch,
    onLog: log,
    onReload: (name) => options.onReload?.(name),
  }).then(running);
  functionsStarting.catch(() => {}); // an error is thrown where the promise is awaited
  const { sqs, mail, s3, cognito, states } = await startStandIns({
    template,
    authorize,
    ports,
    addresses,
    folder,
    secretsFile,
    mailFrom: MAIL_FROM,
    hasStripe: options.stripe === undefined,
    hasRecovery: options.hasRecovery ?? false,
    functions: functionsStarting,
    onError: (message) => log('workflows', message),
    running,
  });
  const [functions, engine] = await Promise.all([functionsStarting, engineStarting]);
  await connectTable({
    template,
    authorize,
    functions,
    sqs,
    engineUrl: engine.url,
    objectsUrl: s3.url,
    port: ports.dynamodb,
    folder,
    faulty: options.faulty,
    hasRecovery: options.hasRecovery ?? false,
    onError: (message) => log('sources', message),
    running,
  });
  const schedules = running(
    startSchedules({
      template,
      invoke: functions.invoke,
      sqs,
      directory: path.join(folder, 'schedules'),
      onError: (message) => log('schedules', message),
    }),
  );
  const site = running(
    await serveProduct({
      template,
      addresses,
      port: ports.site,
      pages: options.pages,
      invoke: functions.invoke,
      jwks: cognito.jwks,
      mail: mail.handler,
      schedules: schedules.handler,
      coverOfNone: options.coverOfNone,
      says: {
        ...(options.losslessMb && { losslessMb: Number(options.losslessMb) }),
        ...(options.model && { hasModel: true }),
      },
    }),
  );
  states.resume();
  return { site: site.url, addresses, outputs: template.outputs, engine: engine.name, logFile, functions, sqs };
}

export type Laptop = Awaited<ReturnType<typeof startLaptop>>;
