import { testLog } from '../test/test-log.ts';
import { apiPlatform } from './api-platform.ts';
import { NO_PREVIOUS_SECRET } from './config.ts';
import type { Table } from './table.ts';

const secretsOf = (current: string, previous: string) =>
  apiPlatform(
    {
      config: { TABLE_NAME: 'table', ORIGIN_SECRET: current, ORIGIN_SECRET_PREVIOUS: previous },
      table: {} as Table,
      now: () => new Date(),
      log: testLog(),
    },
    async () => undefined,
  ).originSecrets;

describe('valid values of the origin header', () => {
  it('are two during a rotation', () => {
    expect(secretsOf('new', 'old')).toEqual(['new', 'old']);
  });

  it('never include the public word for "no previous secret"', () => {
    expect(secretsOf('first', NO_PREVIOUS_SECRET)).toEqual(['first']);
  });
});
