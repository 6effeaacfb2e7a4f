/**
 * An answer with an HTTP status other than 200 and a sentence in plain text. Answers such as
 * `WRONG_CREDENTIALS_ERROR` have the status 200, and are not refusals.
 */
export class CoreRefusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: 400 | 401 | 402 | 404 | 429, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
