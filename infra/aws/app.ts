import { buildApp } from './build-app.ts';

try {
  buildApp().synth();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
