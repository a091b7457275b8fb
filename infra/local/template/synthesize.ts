import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CACHE = path.join(ROOT, 'node_modules/.cache/segno/templates');

/** Everything that can change the template: the CDK app and what it imports, and the libraries' versions. */
const SOURCES = ['infra/aws', 'services', 'shared', 'cdk.json', 'package-lock.json'];

function filesOf(entry: string): string[] {
  if (entry.includes('.')) return [entry];
  return readdirSync(path.join(ROOT, entry), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(ROOT, path.join(file.parentPath, file.name)))
    .sort();
}

function fingerprint(deployment: Partial<Deployment>): string {
  const hash = createHash('sha256').update(JSON.stringify(deployment));
  for (const file of SOURCES.flatMap(filesOf)) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 32);
}

/**
 * Synthesizes the CDK app in this process, without bundling. The result of the same sources is kept, because loading CDK is a third of
 * a start; a change of any source makes another one.
 */
export async function synthesize(deployment: Partial<Deployment>): Promise<RawStack[]> {
  const kept = path.join(CACHE, `${fingerprint(deployment)}.json`);
  try {
    return JSON.parse(readFileSync(kept, 'utf8')) as RawStack[];
  } catch {
    // Not synthesized yet.
  }
  process.env.CDK_VALIDATION = 'false'; // its template checks cost 0.7 s; `npx cdk synth` and the tests run them
  const { buildApp } = await import('../../aws/build-app.ts');
  const outdir = mkdtempSync(path.join(tmpdir(), 'segno-template-'));
  const stacks = buildApp({ bundle: false, outdir, deployment })
    .synth()
    .stacks.map(({ stackName, template }) => ({ stackName, template }) as RawStack);
  rmSync(outdir, { recursive: true });
  mkdirSync(CACHE, { recursive: true });
  for (const file of readdirSync(CACHE).slice(20)) rmSync(path.join(CACHE, file), { force: true });
  writeFileSync(`${kept}.${process.pid}`, JSON.stringify(stacks));
  renameSync(`${kept}.${process.pid}`, kept);
  return stacks;
}
