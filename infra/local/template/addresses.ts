/** Where everything of a laptop's run answers. Known before the template is read, because resources' attributes hold them. */
export type Addresses = {
  site: string;
  dynamodb: string;
  s3: string;
  cognito: string;
  sqs: string;
  secrets: string;
  stripe: string;
  /** The push channel to open pages. */
  live: string;
  /** Who sends mail. */
  ses: string;
};
