import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { ServiceFunction } from './service-function.ts';

/** How traffic moves to new versions of the API's functions: a tenth more each minute, or all at once. */
type Rollout = 'linear' | 'at-once';

const ALIAS = 'live';

type Props = {
  /** The alarm that rolls back. */
  errors: IAlarm;
  rollout: Rollout;
  /** Changes if a value that functions read from another stack is replaced. */
  referencesVersion: string | undefined;
};

/**
 * Shifts the API's calls to new versions of its functions, and rolls back if the API starts answering with 5xx errors.
 */
export class WatchedRelease extends Construct {
  private readonly application: LambdaApplication;
  private readonly role: Role;
  private readonly alarms: IAlarm[];
  private readonly props: Props;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    this.props = props;
    this.application = new LambdaApplication(this, 'Application');
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
    // Without the alarm, so that the alarm of an outage does not block the deployment that fixes it (design 8.12).
    this.alarms = props.rollout === 'at-once' ? [] : [props.errors];
  }

  /** Returns the alias that the API calls. All versions share the function's role, and so its grants. */
  serve(handler: ServiceFunction): Alias {
    const { rollout, referencesVersion } = this.props;
    if (referencesVersion) handler.invalidateVersionBasedOn(referencesVersion);
    const alias = new Alias(this, handler.node.id, { aliasName: ALIAS, version: handler.currentVersion });
    new LambdaDeploymentGroup(this, `${handler.node.id}Rollout`, {
      alias,
      application: this.application,
      role: this.role,
      alarms: this.alarms,
      deploymentConfig:
        rollout === 'at-once'
          ? LambdaDeploymentConfig.ALL_AT_ONCE
          : LambdaDeploymentConfig.LINEAR_10PERCENT_EVERY_1MINUTE,
    });
    return alias;
  }
}
