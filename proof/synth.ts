import type { Deployment } from '../infra/aws/deployment.ts';
import { checkedSynthesis, lookupsIn, MOST_LOOKUPS, type Strength } from '../infra/test/checked-synthesis.ts';
import { everySetting } from '../infra/test/every-setting.ts';
import type { Proof } from './proof-result.ts';

/** The region of CloudFront's firewall, and two on other continents. */
const REGIONS = ['us-east-1', 'eu-central-1', 'ap-southeast-2'] as const;
const STAGES = [undefined, 'trial'] as const;
const STRENGTHS: Strength[] = ['weak', 'strong'];
const { siteUrl, mailFrom, alertEmail } = everySetting;
const SETTINGS: Record<string, Partial<Deployment>> = {
  'every setting': everySetting,
  'the least': { siteUrl, mailFrom, alertEmail },
  'a sandbox': { siteUrl, sandbox: true, alertEmail },
};

type Case = { what: string; deployment: Partial<Deployment>; strength: Strength };

function cases(): Case[] {
  return Object.entries(SETTINGS).flatMap(([settings, given]) =>
    REGIONS.flatMap((region) =>
      STAGES.flatMap((stage) =>
        STRENGTHS.map((strength) => ({
          what: `${settings}, ${region}, ${stage ?? 'no stage'}, ${strength}`,
          deployment: { ...given, region, ...(stage && { stage }) },
          strength,
        })),
      ),
    ),
  );
}

/** Lists the faults of a synthesis. @param print receives the stack that looks up the most */
function faultsOf({ deployment, strength }: Case, print: (line: string) => void): string[] {
  try {
    const stacks = checkedSynthesis(deployment, strength);
    const counts = stacks.map(({ name, text }) => ({ name, lookups: lookupsIn(text) }));
    const most = counts.reduce((one, other) => (other.lookups > one.lookups ? other : one));
    print(`at most ${most.lookups} look-ups (${most.name})`);
    return [
      ...counts
        .filter(({ lookups }) => lookups > MOST_LOOKUPS)
        .map(({ name, lookups }) => `${name}: ${lookups} look-ups`),
      ...stacks.flatMap(({ warnings }) => warnings),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * Synthesizes with all checks in three regions and two stages, with weak and strong references, with every setting, the
 * least and a sandbox: each finding is acknowledged, nothing is warned about, and no template looks up more than 40
 * outputs. It takes more than half an hour, so it runs only if named.
 * @param word only the cases that contain it
 */
export async function synth({ requested, word = '' }: { requested: boolean; word?: string | undefined }) {
  if (!requested) return [];
  const chosen = cases().filter(({ what }) => what.includes(word));
  let violations = 0;
  for (const one of chosen) {
    const began = performance.now();
    const faults = faultsOf(one, (line) =>
      console.log(`${one.what}: ${line}, ${((performance.now() - began) / 1000).toFixed(0)} s`),
    );
    for (const fault of faults) console.log(`  WRONG: ${fault}`);
    violations += faults.length;
  }
  const name = 'every synthesis passes all checks without a warning';
  return [{ name, count: `${chosen.length} syntheses`, violations }] satisfies Proof[];
}
