import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const marker = (dataFolder: string) => path.join(dataFolder, 'demo.json');

/** Whether the demo's accounts exist in the data in this folder. */
export const hasDemo = (dataFolder: string): boolean => existsSync(marker(dataFolder));

export const markDemo = (dataFolder: string): void =>
  writeFileSync(marker(dataFolder), JSON.stringify({ accounts: true }));
