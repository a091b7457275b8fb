/** The input of the operations of point-in-time recovery, with the members that are supported. */
export type BackupInput = {
  TableName?: string;
  SourceTableName?: string;
  TargetTableName?: string;
  /** In seconds since 1970, as the protocol sends times. */
  RestoreDateTime?: number;
};
