type KeyTemplate = { pk: string; sk: string; index?: string };

/** One question that the product asks of the table, or one change that it makes. */
export type Pattern = {
  /** What is asked, in words. */
  what: string;
  /** Where in the product: the repository's function. */
  by: string;
  how: 'GetItem' | 'Query' | 'BatchGetItem' | 'Scan' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'TransactWriteItems';
  on: readonly KeyTemplate[];
};
