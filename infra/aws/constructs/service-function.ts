import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy, Size } from 'aws-cdk-lib';
import {
  Architecture,
  CfnFunction,
  type ILayerVersion,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type * as z from 'zod';
import { cfnResource } from '../cfn-resource.ts';
import { bundledCode } from './bundled-code.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const DEFAULT_TIMEOUT_SECONDS = 15;

export type ServiceFunctionProps<S extends z.ZodType> = {
  /** The module that exports `handler`, relative to the repository's root. */
  entry: `services/${string}.ts`;
  /** The service's own schema for its environment, so that code with a missing variable does not compile. */
  config: S;
  environment: z.input<S>;
  memoryMb?: number;
  timeout?: Duration;
  diskMb?: number | undefined;
  layers?: ILayerVersion[];
  /** The concurrency reserved for it, which is also its maximum. */
  reserved?: number | undefined;
  /** Whether it runs in its own process locally, which can be limited and killed, because it reads untrusted files. */
  isolated?: boolean | undefined;
};

/** A TypeScript Lambda function. Its metadata tells the local runner which module to run. */
export class ServiceFunction<S extends z.ZodType = z.ZodType> extends LambdaFunction {
  readonly entry: ServiceFunctionProps<S>['entry'];

  constructor(scope: Construct, id: string, props: ServiceFunctionProps<S>) {
    super(scope, id, {
      code: bundledCode(props.entry, ROOT),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memoryMb ?? 1024,
      timeout: props.timeout ?? Duration.seconds(DEFAULT_TIMEOUT_SECONDS),
      tracing: Tracing.ACTIVE,
      logGroup: new LogGroup(scope, `${id}Logs`, {
        retention: RetentionDays.THREE_MONTHS,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
      ...(props.diskMb !== undefined && { ephemeralStorageSize: Size.mebibytes(props.diskMb) }),
      ...(props.reserved !== undefined && { reservedConcurrentExecutions: props.reserved }),
      layers: props.layers ?? [],
      environment: { NODE_OPTIONS: '--enable-source-maps', ...(props.environment as Record<string, string>) },
    });
    this.entry = props.entry;
    const resource = cfnResource(this, CfnFunction);
    resource.addMetadata('local:entry', props.entry);
    if (props.isolated) resource.addMetadata('local:isolated', true);
  }
}
