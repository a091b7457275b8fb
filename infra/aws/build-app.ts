import { readFileSync } from 'node:fs';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { acknowledgeFindings } from './acknowledged-findings.ts';
import { Deployment, REGION } from './deployment.ts';
import { OwnRules } from './own-rules.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { AuthStack } from './stacks/auth-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { LiveStack } from './stacks/live-stack.ts';
import { MediaStack } from './stacks/media-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

type Options = {
  /** False for the laptop: nothing is bundled or copied, only the template is wanted. */
  bundle?: boolean;
  /** Whether `synth` refuses findings of cdk-nag and of our own rules that have no reason. */
  check?: boolean;
  outdir?: string;
  deployment?: Partial<Deployment>;
};

const cdkJson = () =>
  JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8')) as { context: object };

/** The only description of the cloud; the laptop runs what it names. */
export function buildApp({ bundle = true, check = bundle, outdir, deployment }: Options = {}): App {
  const app = new App({
    ...(outdir && { outdir }),
    analyticsReporting: false,
    treeMetadata: bundle,
    // The CLI passes cdk.json's context itself; in-process nobody does.
    ...(!bundle && { context: { ...cdkJson().context, 'aws:cdk:bundling-stacks': [] } }),
  });
  const settings = Deployment.parse({
    siteUrl: app.node.tryGetContext('siteUrl'),
    certificateArn: app.node.tryGetContext('certificateArn'),
    stripeApiUrl: app.node.tryGetContext('stripeApiUrl'),
    isrcPrefixes: app.node.tryGetContext('isrcPrefixes'),
    upcPrefixes: app.node.tryGetContext('upcPrefixes'),
    ...deployment,
  });
  const env = { region: REGION };
  const data = new DataStack(app, 'Segno-Data', { env });
  const auth = new AuthStack(app, 'Segno-Auth', { env, data });
  const live = new LiveStack(app, 'Segno-Live', { env, data, auth, deployment: settings });
  const media = new MediaStack(app, 'Segno-Media', { env, data, deployment: settings });
  const api = new ApiStack(app, 'Segno-Api', { env, data, auth, media, deployment: settings });
  const web = new WebStack(app, 'Segno-Web', {
    env,
    data,
    auth,
    media,
    api,
    live,
    deployment: settings,
    uploadsFiles: bundle,
  });

  if (check) {
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new OwnRules(app));
    acknowledgeFindings({ data, auth, live, media, api, web });
  }
  return app;
}
