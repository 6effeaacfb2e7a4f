/**
 * A refusal with a status other than 200 and a plain text sentence. Business answers are not
 * refusals.
 */
export class CoreRefusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: 400 | 401 | 402 | 404 | 429, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
