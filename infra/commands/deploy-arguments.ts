import { type Deployment, readDeployment } from '../aws/deployment.ts';

export type DeployArguments = {
  settings: Deployment;
  /** Whether to print the changes without deploying them. */
  diff: boolean;
  /** The arguments for the CDK's command line. */
  cdkArguments: string[];
};

const USAGE = `Set the site's address and the sender of its email:
  npm run deploy -- -c siteUrl=https://music.example.com -c mailFrom=mail@music.example.com
  --diff    print the changes, and make none
  --yes     ask for no confirmation, even when permissions grow (for CI)`;

/**
 * Reads the arguments after `npm run deploy --`: `-c name=value` for each setting, `--yes`, `--diff`, and any other
 * option of the CDK.
 * @throws Error with a readable message when a setting is missing or wrong, before anything is built
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
  const diff = args.includes('--diff');
  const approval = args.includes('--yes') ? 'never' : 'broadening';
  const others = args.filter((word) => word !== '--diff' && word !== '--yes');
  return {
    settings: readDeployment(context),
    diff,
    cdkArguments: diff ? ['diff', ...others] : ['deploy', '--all', '--require-approval', approval, ...others],
  };
}
