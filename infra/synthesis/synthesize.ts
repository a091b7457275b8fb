import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Deployment } from '../aws/deployment.ts';
import type { Json } from '../local/template/resolve-intrinsics.ts';
import { cacheFolder, fingerprintOfSources } from './source-cache.ts';

export type RawStack = {
  stackName: string;
  template: {
    Resources: Record<string, { Type: string; Properties?: { [key: string]: Json }; Metadata?: Record<string, Json> }>;
    Outputs?: Record<string, { Value: Json }>;
    /** The default of each is the name of a parameter in Parameter Store. */
    Parameters?: Record<string, { Type: string; Default?: string }>;
  };
};

/** A stack as deployed, including settings outside its template. */
export type SynthesizedStack = RawStack & { isProtected: boolean; deployedAfter: string[] };

const MAKER = 'infra/synthesis/synthesize.ts';

/** A URL on this machine. Ports differ between starts, but the synthesized template must not. */
const LOOPBACK = /127\.0\.0\.1:\d+/g;

/**
 * Synthesizes the CDK app in this process, without bundling. Loading CDK takes a third of a start, so the result is
 * cached by its sources: changing any source requires a new synthesis, using a different port does not.
 */
export async function synthesize(deployment: Partial<Deployment>): Promise<SynthesizedStack[]> {
  const settings = JSON.stringify(deployment);
  const hosts = [...new Set(settings.match(LOOPBACK))];
  const stored = await storedTemplate(settings.replace(LOOPBACK, (host) => `127.0.0.1:${hosts.indexOf(host) + 1}`));
  return JSON.parse(stored.replace(LOOPBACK, (host) => hosts[Number(host.split(':')[1]) - 1] ?? host));
}

async function storedTemplate(deployment: string): Promise<string> {
  const cache = cacheFolder('templates');
  const name = `${fingerprintOfSources(deployment, MAKER)}.json`;
  const stored = cache.find(name);
  if (stored) return readFileSync(stored, 'utf8');
  const { assemble } = await import('../aws/assemble.mjs');
  const outdir = mkdtempSync(path.join(tmpdir(), 'segno-template-'));
  const stacks = withoutValidation(() => assemble({ outdir, deployment: JSON.parse(deployment) })).map(
    ({ stackName, template, terminationProtection = false, dependencies }): SynthesizedStack => ({
      stackName,
      template,
      isProtected: terminationProtection,
      deployedAfter: dependencies.map(({ id }) => id),
    }),
  );
  rmSync(outdir, { recursive: true });
  const text = JSON.stringify(stacks);
  cache.sweep();
  cache.write(name, text);
  return text;
}

/** Skips CDK's own template checks, which take 0.7 s; `npx cdk synth` and the tests run them. */
function withoutValidation<T>(synth: () => T): T {
  const { CDK_VALIDATION } = process.env;
  process.env.CDK_VALIDATION = 'false';
  try {
    return synth();
  } finally {
    if (CDK_VALIDATION === undefined) delete process.env.CDK_VALIDATION;
    else process.env.CDK_VALIDATION = CDK_VALIDATION;
  }
}
