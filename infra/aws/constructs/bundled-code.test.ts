import { fileURLToPath } from 'node:url';
import { App, Stack } from 'aws-cdk-lib';
import { Architecture, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { bundledCode } from './bundled-code.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

it('two functions of one folder have each their own code', () => {
  const app = new App();
  const stack = new Stack(app, 'Functions');
  for (const entry of ['services/accounts/on-pre-sign-up.ts', 'services/accounts/on-custom-message.ts'])
    new LambdaFunction(stack, entry, {
      code: bundledCode(entry, root),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
    });
  const { Resources } = app.synth().getStackByName('Functions').template;
  const codes = Object.values(Resources as Record<string, { Properties: { Code?: { S3Key: string } } }>).flatMap(
    ({ Properties }) => Properties.Code?.S3Key ?? [],
  );
  expect(new Set(codes).size).toBe(2);
});
