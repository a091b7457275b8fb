type KeyTemplate = { pk: string; sk: string; index?: string };

/** One query or change that the product makes to the table. */
export type Pattern = {
  /** The query or change in words. */
  what: string;
  /** The repository function that performs it. */
  by: string;
  how: 'GetItem' | 'Query' | 'BatchGetItem' | 'Scan' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'TransactWriteItems';
  on: readonly KeyTemplate[];
};
