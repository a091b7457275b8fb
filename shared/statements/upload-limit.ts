/** The maximum size of a statement's file, in bytes: what S3 accepts in one PUT. */
export const STATEMENT_BYTES = 5 * 1024 ** 3;
