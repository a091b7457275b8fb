import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contracts } from '../../shared/contract/index.ts';
import { domainDeployments } from './domain-deployments.ts';

const SERVICES = path.join(import.meta.dirname, '../../services');
const foldersWith = (file: string) =>
  readdirSync(SERVICES).filter((folder) => existsSync(path.join(SERVICES, folder, file)));

describe('a domain is a folder and a row of the contracts', () => {
  it('each row has a folder that describes its function', () => {
    expect(Object.keys(domainDeployments)).toEqual(Object.keys(contracts));
    for (const { config, environment } of Object.values(domainDeployments)) {
      expect(config).toBeDefined();
      expect(environment).toBeDefined();
    }
  });

  it('each folder that serves routes, or describes who does, has a row: else nobody would deploy it', () => {
    const rows = Object.keys(contracts).sort();
    expect(foldersWith('index.ts')).toEqual(rows);
    expect(foldersWith('deployment.ts')).toEqual(rows);
  });
});
