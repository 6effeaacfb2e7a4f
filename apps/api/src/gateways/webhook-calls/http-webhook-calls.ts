import { isIP } from 'node:net';
import { NotFetched } from '../../platform/outside/not-fetched.ts';
import { isPublicAddress } from '../../platform/outside/public-address.ts';
import {
  type PublicRequestOptions,
  publicRequests,
} from '../../platform/outside/public-request.ts';
import type { WebhookAnswer, WebhookCalls } from './webhook-calls.ts';

const totalMs = 10_000;
const deadline = { connectMs: 3000, totalMs };

function isAcceptable(text: string, allow: string | undefined): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return false;
  if (allow !== undefined && url.protocol === 'http:' && url.host === allow) return true;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isNamed = isIP(host) === 0 ? host.includes('.') : isPublicAddress(host);
  return url.protocol === 'https:' && url.port === '' && isNamed;
}

// An address that is refused looks like one that does not answer, except for a malformed one: the
// difference would reveal the internal network.
function answerOf(error: unknown): WebhookAnswer {
  const reason = error instanceof NotFetched ? error.reason : 'unreachable';
  return { status: null, fault: reason === 'slow' ? 'slow' : 'unreachable' };
}

export function httpWebhookCalls(options: PublicRequestOptions): WebhookCalls {
  const { allow } = options;
  const ask = publicRequests({ ...deadline, ...options });
  return {
    isAcceptable: (url) => isAcceptable(url, allow),
    call: async ({ url, headers, body }) => {
      if (!isAcceptable(url, allow)) return { status: null, fault: 'address' };
      try {
        const { status } = await ask(url, { headers, maxBytes: 0, post: body });
        return { status, fault: null };
      } catch (error) {
        return answerOf(error);
      }
    },
  };
}
