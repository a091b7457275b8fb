// Installs what is missing and runs a TypeScript module: the beginning of every command of package.json.
import { ensureInstalled } from './ensure-installed.mjs';

export async function runTypeScript(module) {
  ensureInstalled();
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  (await import('tsx/esm/api')).register();
  return import(module);
}
