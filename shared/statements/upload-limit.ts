/** Most bytes of a statement's file as it is dropped: what S3 takes in one piece. */
export const STATEMENT_BYTES = 5 * 1024 ** 3;
