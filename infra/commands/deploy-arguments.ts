import { type Deployment, readDeployment } from '../aws/deployment.ts';

export type DeployArguments = {
  settings: Deployment;
  /** Whether to print the changes instead of deploying them. */
  diff: boolean;
  /** Whether to go ahead without asking. */
  isConfirmed: boolean;
  /** Whether to deploy stacks even if their templates have not changed. */
  isForced: boolean;
  /** The settings, as arguments for a synthesis. */
  context: string[];
  /** The arguments for the CDK's command line. */
  cdkArguments: string[];
};

const USAGE = `Set the site's address and the sender of its email:
  npm run deploy -- -c siteUrl=https://music.example.com -c mailFrom=mail@music.example.com
  --diff    print the changes, and make none
  --force   deploy every stack, also those whose templates have not changed
  --yes     ask for no confirmation, even when permissions grow (for CI)`;

/**
 * Reads the arguments after `npm run deploy --`: `-c name=value` for each setting, `--yes`, `--diff`, and any other
 * option of the CDK.
 * @throws Error with a readable message if a setting is missing or wrong, before anything is built
 */
export function readDeployArguments(args: readonly string[]): DeployArguments {
  const context: Record<string, string> = {};
  args.forEach((word, n) => {
    const pair =
      /^(?:--context=|-c=?)(.+)$/.exec(word)?.[1] ?? (/^(-c|--context)$/.test(args[n - 1] ?? '') ? word : '');
    const [, name, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name !== undefined && value !== undefined) context[name] = value;
  });
  if (!context.siteUrl) throw new Error(USAGE);
  if (args.some((word) => /^--profile(=|$)/.test(word)))
    throw new Error('Set AWS_PROFILE instead of --profile: only the CDK would read the option.');
  const diff = args.includes('--diff');
  const isConfirmed = args.includes('--yes');
  const others = args.filter((word) => word !== '--diff' && word !== '--yes');
  return {
    settings: readDeployment(context),
    diff,
    isConfirmed,
    isForced: args.includes('--force'),
    context: Object.entries(context).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    cdkArguments: diff
      ? ['diff', ...others]
      : ['deploy', '--all', '--require-approval', isConfirmed ? 'never' : 'broadening', ...others],
  };
}
