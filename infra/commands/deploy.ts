import { readDeployArguments } from './deploy-arguments.ts';
import { runDeployment } from './run-deployment.ts';

// `npm run deploy -- -c siteUrl=https://…`: docs/deploy.md.
try {
  await runDeployment(readDeployArguments(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
