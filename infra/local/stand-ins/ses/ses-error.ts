/** An error response in SES's format (API v2, "Common errors" and the errors of each operation). */
export class SesError extends Error {
  override readonly name: string;
  readonly status: number;
  constructor(name: string, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

export const badRequest = (message: string) => new SesError('BadRequestException', message);
