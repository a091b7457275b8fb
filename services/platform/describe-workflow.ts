import { checkDefinition } from '../../shared/states-language/check-definition.ts';
import type { Definition } from '../../shared/states-language/definition.ts';

/** Work of many steps as its domain describes it, without knowing what runs it. */
export type WorkflowDescription = {
  /** What it does, in a sentence. */
  says: string;
  /**
   * Its states. A task's `Resource` is the module of its function (`services/media/on-uploads-left.ts`), which `deployment.ts` beside it
   * describes as that of a listener; the bucket of an `ItemReader` has the name that functions know it by (`BucketName`). Both become the
   * real ones in the template.
   */
  definition: Definition;
};

/** @throws Error that names each field that nobody knows, and each state that leads nowhere */
export function describeWorkflow(description: WorkflowDescription): WorkflowDescription {
  checkDefinition(description.definition, `“${description.says}”`);
  return description;
}
