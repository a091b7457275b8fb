import type { Deployment } from '../aws/deployment.ts';
import type { FixedUnits } from '../costs/fixed-units.ts';
import { monthlyCost, totalOf } from '../costs/monthly-cost.ts';
import type { Preflight } from './preflight/preflight.ts';

type Terminal = {
  print: (line: string) => void;
  /** Asks a person; undefined if nobody can answer. */
  ask: ((question: string) => Promise<string>) | undefined;
};

const monthlyCostText = (artists: number, fixed: FixedUnits) => `$${Math.ceil(totalOf(monthlyCost(artists, fixed)))}`;

/**
 * Prints where a deployment goes, what is wrong there and what it will cost, and asks whether to go ahead.
 * @throws Error that lists every blocking finding, or says why nothing was deployed
 */
export async function confirmDeployment(
  { settings, isConfirmed }: { settings: Deployment; isConfirmed: boolean },
  { caller, findings }: Preflight,
  fixed: FixedUnits,
  { print, ask }: Terminal,
): Promise<void> {
  const { stage, region, siteUrl } = settings;
  if (caller)
    print(
      `${siteUrl}${stage ? ` (stage ${stage})` : ''} goes to account ${caller.account}, ${region}, as ${caller.arn}.`,
    );
  for (const { kind, name, text } of findings) if (kind === 'warning') print(`warning ${name}: ${text}`);
  const refusals = findings.filter(({ kind }) => kind === 'refusal');
  if (refusals.length > 0)
    throw new Error(
      `${refusals.map(({ name, text }) => `refused ${name}: ${text}`).join('\n')}\nNothing was created or changed.`,
    );
  print(
    `A month costs about ${monthlyCostText(0, fixed)} without artists and ${monthlyCostText(1000, fixed)} with 1,000, at list prices (docs/deploy.md, "What it costs").`,
  );
  if (isConfirmed) return;
  if (!ask) throw new Error('Nobody can be asked here: add --yes to deploy.');
  if (!/^y(es)?$/i.test((await ask('Deploy? (y/n) ')).trim())) throw new Error('Nothing was deployed.');
}
