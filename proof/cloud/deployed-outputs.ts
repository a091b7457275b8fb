/** The outputs of the stack `Segno-Web` that the proof reads. */
export type DeployedOutputs = Record<
  'SiteUrl' | 'UserPoolId' | 'ClientId' | 'ArtworkBucketName' | 'UploadsBucketName' | 'StatementsBucket',
  string
>;
