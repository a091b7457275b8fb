import * as z from 'zod';
import { ApiConfig, readConfig } from './config.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

const set = (values: Record<string, string>) => {
  process.env = values;
};
const whole = { TABLE_NAME: 'segno', ORIGIN_SECRET: 'today', ORIGIN_SECRET_PREVIOUS: 'none-yet' };

test('reads a complete environment, and drops what the schema does not name', () => {
  set({ ...whole, HOME: '/root' });
  expect(readConfig(ApiConfig)).toEqual(whole);
});

test.each(Object.keys(whole))('stops the function when %s is missing or empty, and names it', (name) => {
  const { [name]: _, ...rest } = whole as Record<string, string>;
  set(rest);
  expect(() => readConfig(ApiConfig)).toThrow(name);
  set({ ...rest, [name]: '' });
  expect(() => readConfig(ApiConfig)).toThrow(name);
});

test('names the missing variable, and never the value of another one', () => {
  set({ ...whole, TABLE_NAME: '', ORIGIN_SECRET: 'do-not-tell' });
  expect(() => readConfig(ApiConfig)).toThrow(/^(?!.*do-not-tell)/s);
});

test('names all missing variables at once', () => {
  set({});
  expect(() => readConfig(z.object({ ONE_ARN: z.string(), TWO_URL: z.url() }))).toThrow(/ONE_ARN[\s\S]*TWO_URL/);
});
