import { checkDefinition } from '../../../shared/states-language/check-definition.ts';
import type { StateMachine } from '../stand-ins/states/state-machine.ts';
import type { Template } from '../template/load-template.ts';

type MachineProps = { StateMachineType: string; DefinitionString: string; [property: string]: unknown };

/**
 * The properties that are supported locally or can be ignored: the local IAM reads the roles, and all logs go to one
 * file.
 */
const KNOWN_PROPERTIES = [
  'StateMachineType',
  'DefinitionString',
  'RoleArn',
  'LoggingConfiguration',
  'TracingConfiguration',
];

/**
 * Converts the template's state machines to options for the stand-in. @throws Error that names an unsupported property
 */
export const stateMachinesOf = (template: Template): StateMachine[] =>
  template.ofType<MachineProps>('AWS::StepFunctions::StateMachine').map(({ id, arn, props }) => {
    const unknown = Object.keys(props).filter((name) => !KNOWN_PROPERTIES.includes(name));
    if (unknown.length > 0)
      throw new Error(`The laptop does not support ${unknown.join(', ')} of the state machine ${id}`);
    if (props.StateMachineType !== 'STANDARD')
      throw new Error(`The laptop runs standard workflows only, and ${id} is ${props.StateMachineType}`);
    const name = arn.slice(arn.lastIndexOf(':') + 1);
    return { arn, name, principal: name, definition: checkDefinition(JSON.parse(props.DefinitionString), id) };
  });
