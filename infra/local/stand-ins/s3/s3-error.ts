/** An error response in S3's own format. `details` become further elements of the `<Error>` document. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, string>;
  constructor(status: number, code: string, message: string, details: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const accessDenied = (message = 'Access Denied', details: Record<string, string> = {}) =>
  new S3Error(403, 'AccessDenied', message, details);

export const invalidArgument = (message: string, details: Record<string, string> = {}) =>
  new S3Error(400, 'InvalidArgument', message, details);

export const invalidRequest = (message: string) => new S3Error(400, 'InvalidRequest', message);

export const malformedXml = () =>
  new S3Error(
    400,
    'MalformedXML',
    'The XML you provided was not well-formed or did not validate against our published schema',
  );

export const noSuchBucket = (bucket: string) =>
  new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });

export const noSuchKey = (key: string) =>
  new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key: key });

export const noSuchUpload = (UploadId: string) =>
  new S3Error(
    404,
    'NoSuchUpload',
    'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.',
    { UploadId },
  );

/** The error for a feature of S3 that this stand-in lacks, so that it is not silently ignored. */
export const notImplemented = (what: string) =>
  new S3Error(501, 'NotImplemented', `The local stand-in does not implement ${what}`);
