import type { Definition } from '../../../../shared/states-language/definition.ts';

/** A state machine as the template has it. */
export type StateMachine = {
  arn: string;
  name: string;
  /** Who it is to the laptop's IAM. */
  principal: string;
  definition: Definition;
};

export const executionArn = (machineArn: string, name: string): string =>
  `${machineArn.replace(':stateMachine:', ':execution:')}:${name}`;
