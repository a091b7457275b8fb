/** An error response in Bedrock's format, sent as `x-amzn-errortype` and `message`. */
export class BedrockError extends Error {
  override readonly name: string;
  readonly status: number;
  constructor(name: string, message: string, status: number) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

export const invalid = (message: string) => new BedrockError('ValidationException', message, 400);
