import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deployment } from '../../aws/deployment.ts';
import type { Json } from './resolve-intrinsics.ts';

export type RawStack = {
  stackName: string;
  template: {
    Resources: Record<string, { Type: string; Properties?: { [key: string]: Json }; Metadata?: Record<string, Json> }>;
    Outputs?: Record<string, { Value: Json; Export?: { Name: string } }>;
  };
};

/** A stack as it is deployed: also what its template does not say. */
export type SynthesizedStack = RawStack & { isProtected: boolean; deployedAfter: string[] };

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CACHE = path.join(ROOT, 'node_modules/.cache/segno/templates');

/** Everything that can change the result: the CDK app and what it imports, the libraries' versions, and this file. */
const SOURCES = [
  'infra/aws',
  'services',
  'shared',
  'cdk.json',
  'package-lock.json',
  'infra/local/template/synthesize.ts',
];
const OF_TESTS = /test\.tsx?$|\/test\//;
const A_DAY_MS = 24 * 60 * 60 * 1000;

/** An address of this machine. Ports differ from start to start; what is made of a template does not. */
const LOOPBACK = /127\.0\.0\.1:\d+/g;

function filesOf(entry: string): string[] {
  if (entry.includes('.')) return [entry];
  return readdirSync(path.join(ROOT, entry), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(ROOT, path.join(file.parentPath, file.name)))
    .filter((file) => !OF_TESTS.test(file))
    .sort();
}

function fingerprint(deployment: string): string {
  const hash = createHash('sha256').update(deployment);
  for (const file of SOURCES.flatMap(filesOf)) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 32);
}

/**
 * Synthesizes the CDK app in this process, without bundling. The result of the same sources is stored, because loading CDK is a third of
 * a start; a change of any source makes another one, and another port does not.
 */
export async function synthesize(deployment: Partial<Deployment>): Promise<SynthesizedStack[]> {
  const asked = JSON.stringify(deployment);
  const hosts = [...new Set(asked.match(LOOPBACK))];
  const stored = await storedTemplate(asked.replace(LOOPBACK, (host) => `127.0.0.1:${hosts.indexOf(host) + 1}`));
  return JSON.parse(stored.replace(LOOPBACK, (host) => hosts[Number(host.split(':')[1]) - 1] ?? host));
}

async function storedTemplate(deployment: string): Promise<string> {
  const file = path.join(CACHE, `${fingerprint(deployment)}.json`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Not synthesized yet.
  }
  const { buildApp } = await import('../../aws/build-app.ts');
  const outdir = mkdtempSync(path.join(tmpdir(), 'segno-template-'));
  const app = buildApp({ bundle: false, outdir, deployment: JSON.parse(deployment) });
  const stacks = withoutValidation(() => app.synth()).stacks.map(
    ({ stackName, template, terminationProtection = false, dependencies }): SynthesizedStack => ({
      stackName,
      template,
      isProtected: terminationProtection,
      deployedAfter: dependencies.map(({ id }) => id),
    }),
  );
  rmSync(outdir, { recursive: true });
  const text = JSON.stringify(stacks);
  mkdirSync(CACHE, { recursive: true });
  removeOld();
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return text;
}

/** CDK's own template checks cost 0.7 s; `npx cdk synth` and the tests run them. */
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

function removeOld(): void {
  for (const name of readdirSync(CACHE)) {
    const file = path.join(CACHE, name);
    const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - A_DAY_MS) rmSync(file, { force: true });
  }
}
