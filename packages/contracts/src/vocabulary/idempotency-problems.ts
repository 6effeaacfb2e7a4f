/** The part of `problems` about requests with an `Idempotency-Key`. */
export const idempotencyProblems = {
  idempotency_key_invalid: {
    status: 400,
    title:
      'An `Idempotency-Key` has 1 to 255 visible ASCII characters, in quotation marks or not; forms accept none.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'This `Idempotency-Key` was sent with another request: choose a new one.',
  },
  idempotency_request_running: {
    status: 409,
    title:
      'The first request with this `Idempotency-Key` is still running; Retry-After says when to repeat it.',
  },
  idempotency_answer_lost: {
    status: 409,
    title:
      'The first request with this `Idempotency-Key` was carried out, but its answer was lost: read the state.',
  },
} as const;
