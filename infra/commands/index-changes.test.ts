import type { StackTemplate } from './assembly.ts';
import { impossibleIndexChanges } from './index-changes.ts';

const index = (IndexName: string, projected = 'ALL') => ({
  IndexName,
  KeySchema: [{ AttributeName: `${IndexName}PK`, KeyType: 'HASH' }],
  Projection: { ProjectionType: projected },
});
const table = (GlobalSecondaryIndexes: object[], key = 'PK'): StackTemplate => ({
  Resources: {
    Table: {
      Type: 'AWS::DynamoDB::GlobalTable',
      Properties: { KeySchema: [{ AttributeName: key, KeyType: 'HASH' }], GlobalSecondaryIndexes },
    },
    Queue: { Type: 'AWS::SQS::Queue' },
  },
});

describe('a deployment changes one index of a table (design 8.14)', () => {
  it('may add one, remove one, or leave them as they are', () => {
    const deployed = table([index('A')]);
    for (const next of [table([index('A')]), table([index('A'), index('B')]), table([])])
      expect(impossibleIndexChanges(deployed, next)).toEqual([]);
  });

  it('is refused with two new ones, by name', () => {
    expect(impossibleIndexChanges(table([index('A')]), table([index('A'), index('B'), index('C')]))).toEqual([
      'Table would change 2 indexes at once (new: B, new: C), and DynamoDB changes one in a deployment: deploy B first.',
    ]);
  });

  it('is refused if one index replaces another', () => {
    expect(impossibleIndexChanges(table([index('A')]), table([index('B')]))).toEqual([
      'Table would change 2 indexes at once (new: B, removed: A), and DynamoDB changes one in a deployment: deploy B first.',
    ]);
  });

  it('is refused with a different projection of an index, or a different key of the table', () => {
    expect(impossibleIndexChanges(table([index('A')]), table([index('A', 'KEYS_ONLY')]))).toEqual([
      'The index A of Table has another key or projection, which DynamoDB cannot change: add an index with another name, and remove A in a later deployment.',
    ]);
    expect(impossibleIndexChanges(table([]), table([], 'id'))).toEqual([
      'The key of the table Table has changed: CloudFormation would replace it with an empty one. Keep its key.',
    ]);
  });

  it('creates a new table with any number of them', () => {
    expect(impossibleIndexChanges({}, table([index('A'), index('B')]))).toEqual([]);
  });
});
