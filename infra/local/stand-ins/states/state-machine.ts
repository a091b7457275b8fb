import type { Definition } from '../../../../shared/states-language/definition.ts';

/** A state machine as the template declares it. */
export type StateMachine = {
  arn: string;
  name: string;
  /** Its principal in the local IAM. */
  principal: string;
  definition: Definition;
};

export const executionArn = (machineArn: string, name: string): string =>
  `${machineArn.replace(':stateMachine:', ':execution:')}:${name}`;
