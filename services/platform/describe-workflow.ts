import { checkDefinition } from '../../shared/states-language/check-definition.ts';
import type { Definition } from '../../shared/states-language/definition.ts';

/** A workflow of several steps as its domain describes it, independent of what runs it. */
export type WorkflowDescription = {
  /** A sentence that describes the workflow. */
  says: string;
  /**
   * The workflow's states. The `Resource` of a task is the module of its function
   * (`services/media/on-uploads-left.ts`), which the `deployment.ts` beside it describes like a listener. The bucket of
   * an `ItemReader` is a `BucketName`. The template replaces both with the actual resources.
   */
  definition: Definition;
};

/** @throws Error that names each unknown field and each state that leads nowhere */
export function describeWorkflow(description: WorkflowDescription): WorkflowDescription {
  checkDefinition(description.definition, `“${description.says}”`);
  return description;
}
