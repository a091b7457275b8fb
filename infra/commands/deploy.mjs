// `npm run deploy -- -c siteUrl=https://…`: builds the site and the image layer, then deploys every stack. README, "Deploy".
import { execFileSync } from 'node:child_process';
import { buildSharpLayer } from '../aws/build-sharp-layer.mjs';
import { ensureInstalled } from '../ensure-installed.mjs';

const given = process.argv.slice(2);
if (!given.some((word) => word.startsWith('siteUrl='))) {
  console.error('Say where the site will answer: npm run deploy -- -c siteUrl=https://music.example.com');
  process.exit(1);
}
ensureInstalled();
const run = (module, args) => execFileSync(process.execPath, [module, ...args], { stdio: 'inherit' });
run('node_modules/vite/bin/vite.js', ['build', '--config', 'web/vite.config.ts']);
buildSharpLayer();
run('node_modules/aws-cdk/bin/cdk', ['deploy', '--all', '--require-approval', 'broadening', ...given]);
