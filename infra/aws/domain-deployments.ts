import { existsSync } from 'node:fs';
import type { FunctionDescription } from '../../services/platform/describe-function.ts';
import { contracts, type Domain } from '../../shared/contract/index.ts';

/** How a domain wants to be deployed: its row in the contracts is the only place that lists it. */
async function deploymentOf(domain: string): Promise<FunctionDescription> {
  const file = new URL(`../../services/${domain}/deployment.ts`, import.meta.url);
  if (!existsSync(file)) {
    throw new Error(`The contracts name the domain ${domain}, which has no services/${domain}/deployment.ts`);
  }
  const { deployment } = (await import(`../../services/${domain}/deployment.ts`)) as {
    deployment?: FunctionDescription;
  };
  if (!deployment) throw new Error(`services/${domain}/deployment.ts exports no deployment`);
  return deployment;
}

const described: [string, FunctionDescription][] = [];
for (const domain of Object.keys(contracts)) described.push([domain, await deploymentOf(domain)]);

/** The function of each domain that has routes, as `services/<domain>/deployment.ts` describes it. */
export const domainDeployments = Object.fromEntries(described) as Record<Domain, FunctionDescription>;
