import type { Deployment } from './deployment.ts';

/** A stack of the synthesis, as far as the laptop reads it. Said here, so that whoever imports the laptop does not read CDK's types: 44 MB. */
export type AssembledStack = {
  stackName: string;
  // biome-ignore lint/suspicious/noExplicitAny: CDK says no more
  template: any;
  terminationProtection?: boolean | undefined;
  dependencies: { id: string }[];
};

/** The product's stacks as templates, without the bundles of the functions. @param options.outdir where CDK writes them */
export function assemble(options: { outdir: string; deployment: Partial<Deployment> }): AssembledStack[];
