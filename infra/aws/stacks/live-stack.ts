import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { LiveChannels } from '../constructs/live-channels.ts';
import { type Deployment, nameInStage } from '../deployment.ts';
import type { AuthStack } from './auth-stack.ts';

type Props = StackProps & { auth: AuthStack; deployment: Deployment };

/** The push channel to open pages. A listener in `EventsStack` publishes there. */
export class LiveStack extends Stack {
  readonly channels: LiveChannels;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { pool, client } = props.auth;
    this.channels = new LiveChannels(this, 'Channels', {
      pool,
      client,
      apiName: nameInStage(props.deployment, 'segno-live'),
    });
  }
}
