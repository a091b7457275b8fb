import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Proof } from '../proof-result.ts';
import { rehearseDeployment } from './rehearse-deployment.ts';
import { rehearseRestore } from './rehearse-restore.ts';
import { rehearsalSteps, type Step } from './steps.ts';

const GUIDE = 'docs/restore.md';
/** The table of the guide is between these lines. */
const BLOCK = /(<!-- rehearsal -->\n)[\s\S]*?(<!-- \/rehearsal -->)/;

const minutesOf = ({ minutes }: Step) => minutes.toFixed(1);

/** The steps of a run, as the guide shows them. */
function tableOf(steps: readonly Step[], day: string): string {
  const rows = steps.map((step) => `| ${step.name} | ${minutesOf(step)} |`);
  const heading = `On ${day}, on ${availableParallelism()} cores:`;
  return [heading, '', '| step | minutes |', '| --- | ---: |', ...rows].join('\n');
}

/**
 * Rehearses on this machine what an operator does in an account: plans a deployment, is refused for each reason, and
 * restores damaged tables and a lost file with the commands of docs/restore.md. A run without faults writes the minutes
 * of each step into that guide. It changes the guide, so it runs only if named.
 */
export async function rehearsal({ requested }: { requested: boolean }): Promise<Proof[]> {
  if (!requested) return [];
  const { steps, step } = rehearsalSteps();
  await rehearseDeployment(step);
  await rehearseRestore(step);
  const table = tableOf(steps, new Date().toISOString().slice(0, 10));
  console.log(`\n${table}\n`);
  if (steps.every(({ faults }) => faults.length === 0))
    writeFileSync(GUIDE, readFileSync(GUIDE, 'utf8').replace(BLOCK, `$1\n${table}\n\n$2`));
  return steps.map((one) => ({ name: one.name, count: `${minutesOf(one)} minutes`, violations: one.faults.length }));
}
