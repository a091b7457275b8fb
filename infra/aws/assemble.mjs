import { buildApp } from './build-app.ts';

export const assemble = (options) => buildApp({ bundle: false, ...options }).synth().stacks;
