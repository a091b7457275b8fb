// Installs missing packages and runs a TypeScript module. Every command in package.json begins with this.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

/** @param module its path, relative to this folder */
export async function runTypeScript(module) {
  ensureInstalled();
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  process.setSourceMapsEnabled(true);
  const { bundleCommand } = await import('./bundle-command.mjs');
  return import(await bundleCommand(fileURLToPath(new URL(module, import.meta.url))));
}
