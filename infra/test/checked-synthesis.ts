import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../aws/build-app.ts';
import type { Deployment } from '../aws/deployment.ts';

/** How stacks refer to each other's outputs. Another region is always read weakly. */
export type Strength = 'weak' | 'strong';
export type CheckedStack = { name: string; text: string; warnings: string[] };

/** The most look-ups in one template. CloudFormation was seen to throttle itself at 75 (aws/aws-cdk#38010). */
export const MOST_LOOKUPS = 40;

/**
 * Synthesizes with all checks, as an operator who sets the strength on the command line, without bundles.
 * @throws Error for a finding that is not acknowledged
 */
export function checkedSynthesis(deployment: Partial<Deployment>, strength: Strength): CheckedStack[] {
  const outdir = mkdtempSync(path.join(tmpdir(), 'segno-checked-'));
  try {
    const context = { '@aws-cdk/core:defaultCrossStackReferences': strength };
    const { stacks } = buildApp({ bundle: false, check: true, outdir, deployment, context }).synth();
    return stacks.map(({ stackName, template, messages }) => ({
      name: stackName,
      text: JSON.stringify(template),
      warnings: messages
        .filter(({ level }) => String(level) !== 'info')
        .map(({ level, id, entry }) => `${level} ${id}: ${String(entry.data)}`),
    }));
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

/** How often a template looks up the output of another stack. */
export const lookupsIn = (text: string): number =>
  ['Fn::GetStackOutput', 'Fn::ImportValue'].reduce((sum, name) => sum + text.split(`"${name}"`).length - 1, 0);
