import { type Deployment, readDeployment } from '../aws/deployment.ts';

export type DeployArguments = {
  settings: Deployment;
  /** Print what would change, and change nothing. */
  diff: boolean;
  /** The arguments for the CDK's command line. */
  cdkArguments: string[];
};

const USAGE = `Say where the site will answer, and who sends its mail:
  npm run deploy -- -c siteUrl=https://music.example.com -c mailFrom=mail@music.example.com
  --diff    print what would change, and change nothing
  --yes     ask nothing, also when permissions grow (for CI)`;

/**
 * The arguments after `npm run deploy --`: `-c name=value` of every setting, `--yes`, `--diff`, and what else the CDK knows.
 * @throws Error in words when a setting is missing or wrong, before anything is built
 */
export function readDeployArguments(given: readonly string[]): DeployArguments {
  const context: Record<string, string> = {};
  given.forEach((word, n) => {
    const pair =
      /^(?:--context=|-c=?)(.+)$/.exec(word)?.[1] ?? (/^(-c|--context)$/.test(given[n - 1] ?? '') ? word : '');
    const [, name, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name !== undefined && value !== undefined) context[name] = value;
  });
  if (!context.siteUrl) throw new Error(USAGE);
  const diff = given.includes('--diff');
  const approval = given.includes('--yes') ? 'never' : 'broadening';
  const others = given.filter((word) => word !== '--diff' && word !== '--yes');
  return {
    settings: readDeployment(context),
    diff,
    cdkArguments: diff ? ['diff', ...others] : ['deploy', '--all', '--require-approval', approval, ...others],
  };
}
