import { UserPoolEmail } from 'aws-cdk-lib/aws-cognito';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { brand } from '../../../shared/brand.ts';

/**
 * Who sends the product's mail: SES, by a domain that the operator has verified in this region before the deployment (a pool cannot be
 * made with one that is not). What bounces or is complained of goes to a topic, and to SES's own list of addresses not to write to again.
 */
export class MailSender extends Construct {
  /** Told of each mail that bounced, was refused or complained of. */
  readonly events: Topic;
  readonly forPool: UserPoolEmail;

  constructor(scope: Construct, id: string, { address }: { address: string }) {
    super(scope, id);
    this.events = new Topic(this, 'Events', { enforceSSL: true });
    const set = new ConfigurationSet(this, 'Set', {
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    set.addEventDestination('Failures', {
      destination: EventDestination.snsTopic(this.events),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
    this.forPool = UserPoolEmail.withSES({
      fromEmail: address,
      fromName: brand.name,
      sesVerifiedDomain: address.slice(address.indexOf('@') + 1),
      configurationSetName: set.configurationSetName,
    });
  }
}
