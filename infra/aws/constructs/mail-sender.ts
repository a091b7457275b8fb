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
 * Sends the product's email through SES, from a domain that the operator must verify in this region before deploying (a
 * user pool cannot be created with an unverified one). SES reports the outcome of each email to EventBridge, and keeps
 * its own suppression list of addresses that bounced or complained, which also applies to the user pool's email.
 */
export class MailSender extends Construct {
  readonly address: string;
  readonly configurationSet: ConfigurationSet;
  readonly forPool: UserPoolEmail;
  /** The resources that a function needs permission for in order to send. */
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
