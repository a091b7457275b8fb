import { existsSync, readdirSync } from 'node:fs';
import type { FunctionDescription } from '../../services/platform/describe-function.ts';
import { contracts, type Domain } from '../../shared/contract/index.ts';

const SERVICES = new URL('../../services/', import.meta.url);
const fileOf = (domain: string) => `services/${domain}/deployment.ts`;

/**
 * Reads the description of each services folder's function. The contracts are the only list of domains.
 * @throws Error that names a domain with routes but no description, or with a description but no routes
 */
async function readDescriptions(): Promise<Record<string, FunctionDescription>> {
  const found: Record<string, FunctionDescription> = {};
  for (const domain of readdirSync(SERVICES)) {
    if (!existsSync(new URL(`${domain}/deployment.ts`, SERVICES))) continue;
    const { deployment }: { deployment?: FunctionDescription } = await import(`../../services/${domain}/deployment.ts`);
    if (deployment) found[domain] = deployment;
  }
  for (const domain of Object.keys(contracts)) {
    if (!found[domain])
      throw new Error(`shared/contract/index.ts names ${domain}, which no ${fileOf(domain)} describes`);
  }
  for (const domain of Object.keys(found)) {
    if (!(domain in contracts)) throw new Error(`${fileOf(domain)} has no row in shared/contract/index.ts`);
  }
  return found;
}

/** The function of each domain with routes, as `services/<domain>/deployment.ts` describes it. */
export const domainDeployments = (await readDescriptions()) as Record<Domain, FunctionDescription>;
