import type { Deployment } from './deployment.ts';

/**
 * A synthesized stack, with the members that the local stack reads. Declared here, so that importing it does not load
 * CDK's types (44 MB).
 */
export type AssembledStack = {
  stackName: string;
  // biome-ignore lint/suspicious/noExplicitAny: CDK says no more
  template: any;
  terminationProtection?: boolean | undefined;
  dependencies: { id: string }[];
};

/**
 * Returns the product's stacks as templates, without the functions' bundles.
 * @param options.outdir where CDK writes them
 */
export function assemble(options: { outdir: string; deployment: Partial<Deployment> }): AssembledStack[];
