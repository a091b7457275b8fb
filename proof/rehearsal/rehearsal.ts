import type { Proof } from '../proof-result.ts';
import { rehearseDeployment } from './rehearse-deployment.ts';
import { rehearseRestore } from './rehearse-restore.ts';
import { rehearsalSteps } from './steps.ts';

/**
 * Rehearses on this machine what an operator does in an account: plans a deployment, is refused for each reason, and
 * restores damaged tables and a lost file with the commands of docs/restore.md. Prints the minutes of each step.
 */
export async function rehearsal(): Promise<Proof[]> {
  const { steps, step } = rehearsalSteps();
  await rehearseDeployment(step);
  await rehearseRestore(step);
  console.log('\nminutes  step');
  for (const { name, minutes } of steps) console.log(`${minutes.toFixed(1).padStart(7)}  ${name}`);
  return steps.map(({ name, minutes, faults }) => ({
    name,
    count: `${minutes.toFixed(1)} minutes`,
    violations: faults.length,
  }));
}
