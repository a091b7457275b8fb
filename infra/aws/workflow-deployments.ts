import type { FunctionDescription } from '../../services/platform/describe-function.ts';
import type { WorkflowDescription } from '../../services/platform/describe-workflow.ts';
import type { WorkflowName } from '../../services/platform/named-resource.ts';
import { workflow as statementImport } from '../../services/statements/workflow.ts';
import type { States } from '../../shared/states-language/definition.ts';
import { entriesOf, recordFromEntries } from '../../shared/typed-record.ts';
import { findDescription } from './listener-deployments.ts';

/** A workflow, and the functions that its tasks name by their modules. */
export type WorkflowDeployment = { description: WorkflowDescription; tasks: Record<string, FunctionDescription> };

const described: Record<WorkflowName, WorkflowDescription> = { 'statement-import': statementImport };

/** The modules that tasks name, without duplicates. */
const modulesIn = (states: States): string[] => [
  ...new Set(
    Object.values(states.States).flatMap((state) => {
      if (state.Type === 'Task') return [state.Resource];
      return state.Type === 'Map' ? modulesIn(state.ItemProcessor) : [];
    }),
  ),
];

async function deploymentOf(description: WorkflowDescription): Promise<WorkflowDeployment> {
  const modules = modulesIn(description.definition);
  const tasks = await Promise.all(modules.map(async (entry) => [entry, await findDescription(entry)] as const));
  return { description, tasks: Object.fromEntries(tasks) };
}

/** Each workflow, as its domain describes it. */
export const workflowDeployments = recordFromEntries(
  await Promise.all(entriesOf(described).map(async ([name, one]) => [name, await deploymentOf(one)] as const)),
);
