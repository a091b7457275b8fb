import { Stack } from 'aws-cdk-lib';
import { UserPoolEmail } from 'aws-cdk-lib/aws-cognito';
import { EventBus } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { brand } from '../../../shared/brand.ts';

/**
 * Who sends the product's mail: SES, by a domain that the operator has verified in this region before the deployment (a pool cannot be
 * made with one that is not). What becomes of each mail is told to EventBridge; who bounced or complained is also on SES's own list of
 * addresses not to write to again, which holds for the user pool's mails too.
 */
export class MailSender extends Construct {
  readonly address: string;
  readonly configurationSet: ConfigurationSet;
  readonly forPool: UserPoolEmail;
  /** What a function must be allowed to send by. */
  readonly arns: string[];

  constructor(scope: Construct, id: string, { address }: { address: string }) {
    super(scope, id);
    this.address = address;
    this.configurationSet = new ConfigurationSet(this, 'Set', {
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    this.configurationSet.addEventDestination('Outcomes', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.SEND, EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
    const domain = address.slice(address.indexOf('@') + 1);
    this.forPool = UserPoolEmail.withSES({
      fromEmail: address,
      fromName: brand.name,
      sesVerifiedDomain: domain,
      configurationSetName: this.configurationSet.configurationSetName,
    });
    const arnOf = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    this.arns = [arnOf('identity', domain), arnOf('configuration-set', this.configurationSet.configurationSetName)];
  }
}
