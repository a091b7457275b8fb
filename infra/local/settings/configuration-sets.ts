import type { Template } from '../template/load-template.ts';

type DestinationProps = {
  ConfigurationSetName: string;
  EventDestination: { MatchingEventTypes: string[]; EventBridgeDestination?: object };
};

/** The events that each SES configuration set sends to EventBridge. @throws Error for any other destination */
export function configurationSetsOf(template: Template) {
  const destinations = template.ofType<DestinationProps>('AWS::SES::ConfigurationSetEventDestination');
  for (const { id, props } of destinations) {
    if (!props.EventDestination.EventBridgeDestination)
      throw new Error(`The laptop's SES supports only EventBridge as a destination of events (${id})`);
  }
  return template.ofType('AWS::SES::ConfigurationSet').map(({ ref: name }) => ({
    name,
    events: destinations
      .filter(({ props }) => props.ConfigurationSetName === name)
      .flatMap(({ props }) => props.EventDestination.MatchingEventTypes.map((type) => type.toUpperCase())),
  }));
}
