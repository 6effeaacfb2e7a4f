export type ErrorBody = {
  type: 'invalid_request_error' | 'idempotency_error';
  message: string;
  code?: string;
  param?: string;
};

export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const refuse = (
  message: string,
  extra: { code?: string; param?: string } = {},
): StripeRefusal => new StripeRefusal(400, { type: 'invalid_request_error', message, ...extra });

export const missing = (kind: string, id: string, param: string): StripeRefusal =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
