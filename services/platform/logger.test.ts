import { jest } from '@jest/globals';
import { type LogFields, openLog, thrown } from './logger.ts';

/** Returns the lines that a piece of code writes to the function's output. */
function linesOf(write: () => void): string[] {
  const lines: string[] = [];
  const listen = (stream: NodeJS.WriteStream) =>
    jest.spyOn(stream, 'write').mockImplementation((chunk: unknown) => {
      lines.push(String(chunk));
      return true;
    });
  const spies = [listen(process.stdout), listen(process.stderr)];
  write();
  for (const spy of spies) spy.mockRestore();
  return lines;
}

test('writes JSON with the service, the message and the ids', () => {
  const lines = linesOf(() => openLog('releases').info('submitted', { requestId: 'r1', releaseId: 'rel_1', ms: 4 }));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'INFO',
    service: 'releases',
    message: 'submitted',
    requestId: 'r1',
    releaseId: 'rel_1',
    ms: 4,
  });
});

test('never writes names, email addresses, titles or tokens, whatever a caller passes (design 7.4)', () => {
  const careless = {
    requestId: 'r1',
    email: 'mara@segno.test',
    fullName: 'Mara Ellis',
    title: 'Night Ferry',
    authorization: 'Bearer eyJ',
    profile: { email: 'mara@segno.test' },
    body: '{"title":"Night Ferry"}',
  } as LogFields;
  const lines = linesOf(() => {
    const log = openLog('accounts');
    log.info('one', careless);
    log.error('two', careless);
  });
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toContain('r1');
    expect(line).not.toMatch(/mara|ellis|ferry|bearer/i);
  }
});

test('describes a thrown value by name, message and stack, even if it is not an Error', () => {
  const error = new TypeError('no table');
  expect(thrown(error)).toEqual({ error: 'TypeError: no table', stack: error.stack });
  expect(thrown('plain')).toEqual({ error: 'plain' });
});

test('writes an alarm as an error line that counts in its own metric and its alarm’s, for the stage', () => {
  process.env.STAGE = 'trial';
  const [line = ''] = linesOf(() => openLog('payments').alarm('payment-not-applied', 'money', { sessionId: 'cs_1' }));
  expect(JSON.parse(line)).toMatchObject({
    level: 'ERROR',
    alarm: 'payment-not-applied',
    sessionId: 'cs_1',
    'payment-not-applied': 1,
    payments: 1,
    stage: 'trial',
    _aws: {
      CloudWatchMetrics: [
        {
          Namespace: 'Segno',
          Dimensions: [['stage']],
          Metrics: [{ Name: 'payment-not-applied' }, { Name: 'payments' }],
        },
      ],
    },
  });
  delete process.env.STAGE;
});
