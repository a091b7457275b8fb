import { createServer } from 'node:net';
import { entriesOf, recordFromEntries } from '../../shared/typed-record.ts';

/** Fixed offsets from the site's port, so that signed URLs stay valid across a restart. */
const offsets = {
  site: 0,
  dynamodb: 1,
  s3: 2,
  cognito: 3,
  sqs: 4,
  secrets: 5,
  stripe: 6,
  engine: 7,
  live: 8,
  ses: 9,
  states: 10,
  kms: 11,
  bedrock: 12,
  catalogues: 13,
} as const;
export type PortOf = Record<keyof typeof offsets, number>;

const PORTS = Object.keys(offsets).length;

const isFree = (port: number) =>
  new Promise<boolean>((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });

/** Assigns ports from `base` upward. @throws Error naming the first one that is in use */
export async function portsFrom(base: number): Promise<PortOf> {
  const ports = recordFromEntries(entriesOf(offsets).map(([name, offset]) => [name, base + offset] as const));
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) {
      throw new Error(
        `Port ${port} is in use (wanted for ${name}). Stop the program that uses it, or set PORT to another number.`,
      );
    }
  }
  return ports;
}

/**
 * Finds a free range of ports, for tests that start another local stack, below the ports that the system assigns
 * itself.
 */
export async function freeBase(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const base = 20_000 + Math.floor((Math.random() * 12_700) / PORTS) * PORTS;
    try {
      await portsFrom(base);
      return base;
    } catch {
      // The range is in use: try another.
    }
  }
  throw new Error('No free run of ports was found');
}
