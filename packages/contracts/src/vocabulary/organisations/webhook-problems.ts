/** The part of `problems` about the webhooks of organisations. */
export const webhookProblems = {
  webhook_not_found: { status: 404, title: 'This organisation has no webhook with this id.' },
  webhook_delivery_not_found: {
    status: 404,
    title: 'The log of this webhook has no delivery with this id.',
  },
  webhook_url_refused: {
    status: 422,
    title: 'A webhook needs a public https address on port 443, without credentials.',
  },
  webhook_paused: { status: 409, title: 'This webhook is paused; resume it first.' },
  webhooks_unavailable: {
    status: 503,
    title: 'This installation has no key for the secrets of webhooks.',
  },
} as const;
