import { couldMatchKeys, matchPattern } from './match-pattern.ts';

const record = {
  eventName: 'MODIFY',
  dynamodb: { Keys: { SK: { S: 'BODY' } }, size: 1, gone: null, tags: ['a', 'b'] },
};

describe('the pattern of an event source', () => {
  it.each([
    ['one of the values', { eventName: ['INSERT', 'MODIFY'] }, true],
    ['another value', { eventName: ['REMOVE'] }, false],
    ['a value deep inside', { dynamodb: { Keys: { SK: { S: ['BODY'] } } } }, true],
    ['another one deep inside', { dynamodb: { Keys: { SK: { S: ['CARD'] } } } }, false],
    ['all parts of it', { eventName: ['MODIFY'], dynamodb: { size: [1] } }, true],
    ['one part of two only', { eventName: ['MODIFY'], dynamodb: { size: [2] } }, false],
    ['null where null is', { dynamodb: { gone: [null] } }, true],
    ['a part that the event does not have', { dynamodb: { NewImage: { a: { S: ['x'] } } } }, false],
    ['the beginning of a value', { eventName: ['INSERT', { prefix: 'MOD' }] }, true],
    ['another beginning', { eventName: [{ prefix: 'mod' }] }, false],
    ['the beginning of what is no text', { dynamodb: { size: [{ prefix: '1' }] } }, false],
    ['one value of a list', { dynamodb: { tags: ['b', 'c'] } }, true],
    ['no value of a list', { dynamodb: { tags: ['c'] } }, false],
    ['nothing in particular', {}, true],
  ])('%s: %j is %s', (_name, pattern, fits) => {
    expect(matchPattern(pattern, record)).toBe(fits);
  });

  it('with an unsupported matcher is an error, and not a mismatch', () => {
    const pattern = { eventName: ['MODIFY', { suffix: 'Y' }] } as unknown as Parameters<typeof matchPattern>[0];
    expect(() => matchPattern(pattern, record)).toThrow('The laptop does not support the filter {"suffix":"Y"}');
  });
});

describe('a written item, before its event is known', () => {
  const item = { SK: { S: 'BODY' }, title: { S: 'Night Ferry' } };

  it.each([
    ['whose key fits', { dynamodb: { Keys: { SK: { S: ['BODY', 'PROFILE'] } } } }, true],
    ['with another key', { dynamodb: { Keys: { SK: { S: ['CARD'] } } } }, false],
    ['without such a key', { dynamodb: { Keys: { PK: { S: ['A'] } } } }, false],
    [
      'whose key fits, where more is asked',
      { eventName: ['REMOVE'], dynamodb: { Keys: { SK: { S: ['BODY'] } } } },
      true,
    ],
    ['where no key is asked', { dynamodb: { NewImage: { a: { S: ['x'] } } } }, true],
    ['where nothing is asked', {}, true],
  ])('%s: %j is %s', (_name, pattern, may) => {
    expect(couldMatchKeys(pattern, item)).toBe(may);
  });
});
