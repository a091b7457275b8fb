import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { jest } from '@jest/globals';
import { openTable } from './table.ts';

const Key = { PK: 'ARTIST#1#RELEASE#1', SK: 'BODY' };
const conflict = () => new TransactionConflictException({ message: 'in another transaction', $metadata: {} });

/** A table whose first writes are answered by these errors. */
function tableThatThrows(...errors: Error[]) {
  const table = openTable('t');
  const send = jest.spyOn(table.client, 'send').mockImplementation((async () => {
    const error = errors.shift();
    if (error) throw error;
    return { Attributes: { rev: 2 } };
  }) as never);
  return { table, send };
}

describe('a write that meets another transaction on its item', () => {
  it.each([
    ['an update', (table: ReturnType<typeof openTable>) => table.update({ Key })],
    ['a deletion', (table: ReturnType<typeof openTable>) => table.delete({ Key })],
  ])('%s is made a little later: nobody is refused for it', async (_, write) => {
    const { table, send } = tableThatThrows(conflict(), conflict());
    await write(table);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('is an error when the item stays held', async () => {
    const { table, send } = tableThatThrows(...Array.from({ length: 9 }, conflict));
    await expect(table.update({ Key })).rejects.toThrow('in another transaction');
    expect(send).toHaveBeenCalledTimes(5);
  });
});

test('a refused condition is told at once', async () => {
  const { table, send } = tableThatThrows(new ConditionalCheckFailedException({ message: 'no', $metadata: {} }));
  await expect(table.update({ Key })).rejects.toThrow('no');
  expect(send).toHaveBeenCalledTimes(1);
});
