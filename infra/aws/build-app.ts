import { readFileSync } from 'node:fs';
import { Annotations, App, Stack, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { acknowledgeFindings } from './acknowledged-findings.ts';
import { limitCdkLogs } from './constructs/limit-cdk-logs.ts';
import { ServiceFunction } from './constructs/service-function.ts';
import {
  type Deployment,
  EDGE_REGION,
  isExample,
  nameInStage,
  readDeployment,
  settingNames,
  stageOf,
} from './deployment.ts';
import { OwnRules } from './own-rules.ts';
import { AlarmsStack } from './stacks/alarms-stack.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { AuthStack } from './stacks/auth-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeAlarmsStack } from './stacks/edge-alarms-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { EventsStack } from './stacks/events-stack.ts';
import { LiveStack } from './stacks/live-stack.ts';
import { MediaStack } from './stacks/media-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import { WorkflowsStack } from './stacks/workflows-stack.ts';

type Options = {
  /** False for the local stack, which needs only the template: then nothing is bundled or copied. */
  bundle?: boolean;
  /** Whether `synth` fails on findings of cdk-nag or of our own rules that are not acknowledged with a reason. */
  check?: boolean;
  outdir?: string;
  deployment?: Partial<Deployment>;
  /** Replaces values in cdk.json's context, as the CLI's `-c` does. Only without `bundle`. */
  context?: Record<string, unknown>;
};

const cdkJson = (): { context: object } => JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'));

/** Builds the only description of our infrastructure. The local stack runs the same template. */
export function buildApp({ bundle = true, check = bundle, outdir, deployment, context: changes }: Options = {}): App {
  const app = new App({
    ...(outdir && { outdir }),
    analyticsReporting: false,
    treeMetadata: bundle,
    // The CLI passes the context in cdk.json; a synthesis in this process has to read it itself.
    ...(!bundle && { context: { ...cdkJson().context, ...changes, 'aws:cdk:bundling-stacks': [] } }),
  });
  const context = Object.fromEntries(settingNames.map((name) => [name, app.node.tryGetContext(name)]));
  const settings = readDeployment({ ...context, ...deployment });
  const common = {
    deployment: settings,
    env: { region: settings.region },
    deploys: bundle && !isExample(settings),
    tags: { product: 'segno', ...(settings.stage && { stage: settings.stage }) },
  };
  const id = (name: string) => nameInStage(settings, `Segno-${name}`);
  const alarms = new AlarmsStack(app, id('Alarms'), common);
  const paged = { ...common, alarms };
  const data = new DataStack(app, id('Data'), paged);
  const auth = new AuthStack(app, id('Auth'), { ...paged, data });
  const live = new LiveStack(app, id('Live'), { ...common, auth });
  const media = new MediaStack(app, id('Media'), { ...paged, data });
  const workflows = new WorkflowsStack(app, id('Workflows'), { ...paged, data, auth, live, media });
  const events = new EventsStack(app, id('Events'), { ...paged, data, auth, live, media, workflows });
  const api = new ApiStack(app, id('Api'), { ...paged, data, auth, live, media });
  const edge = new EdgeStack(app, id('Edge'), { ...common, env: { region: EDGE_REGION } });
  const web = new WebStack(app, id('Web'), { ...common, data, auth, media, api, live, edge, uploadsFiles: bundle });
  // Functions must accept a new origin secret before the site sends it, so the site's stack depends on theirs, even if
  // it reads nothing from it.
  web.addStackDependency(api);
  new EdgeAlarmsStack(app, id('EdgeAlarms'), { ...common, env: { region: EDGE_REGION }, web });
  const protectedStacks = settings.protectedStacks?.split(',') ?? [];
  for (const stack of app.node.children.filter((part) => part instanceof Stack)) {
    limitCdkLogs(stack);
    if (protectedStacks.includes(stack.stackName)) stack.terminationProtection = true;
  }

  for (const service of app.node.findAll().filter((part) => part instanceof ServiceFunction))
    service.addEnvironment('STAGE', stageOf(settings));

  if (check) {
    if (!settings.alertEmail) {
      Annotations.of(alarms).addWarningV2(
        'segno:nobody-is-paged',
        'Alarms go to nobody: give the address of who looks after this deployment, -c alertEmail=…',
      );
    }
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new OwnRules(app));
    acknowledgeFindings({ data, auth, live, media, workflows, events, api, edge, web }, settings);
  }
  return app;
}
