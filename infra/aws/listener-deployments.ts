import type { FunctionDescription } from '../../services/platform/describe-function.ts';
import { listenerNames, listeners } from '../../services/relay/listeners.ts';
import { recordFromEntries } from '../../shared/typed-record.ts';

/**
 * Finds a function's description in its domain's `deployment.ts`, where it is named after the module: `onUploadsLeft`
 * for `services/media/on-uploads-left.ts`.
 * @throws Error that names the missing description and the file that should contain it
 */
export async function findDescription(entry: string): Promise<FunctionDescription> {
  const [, domain = '', module = ''] = /^services\/(.+)\/(.+)\.ts$/.exec(entry) ?? [];
  const name = module.replace(/-./g, ([, letter = '']) => letter.toUpperCase());
  const descriptions: Record<string, FunctionDescription> = await import(`../../services/${domain}/deployment.ts`);
  const description = descriptions[name];
  if (!description) throw new Error(`services/${domain}/deployment.ts has no ${name}, which describes ${entry}`);
  return description;
}

/** The function of each listener, as its domain describes it. */
export const listenerDeployments = recordFromEntries(
  await Promise.all(listenerNames.map(async (name) => [name, await findDescription(listeners[name].entry)] as const)),
);
