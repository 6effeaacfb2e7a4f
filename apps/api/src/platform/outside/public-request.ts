import { isIP } from 'node:net';
import { Agent, buildConnector, type Dispatcher, request } from 'undici';
import {
  AddressRefused,
  isPublicAddress,
  publicLookup,
  type ResolveName,
  systemResolve,
} from './public-address.ts';

export type PublicRequestOptions = {
  /** A host:port of this machine that may be reached; for trials only. */
  allow?: string | undefined;
  userAgent: string;
  resolve?: ResolveName;
  ports?: readonly string[];
  connectMs?: number;
  totalMs?: number;
};

export type PublicQuestion = { headers: Record<string, string>; maxBytes: number };

/** `body` is empty unless the status is 200. */
export type PublicAnswer = {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  body: Buffer;
};

export type NotFetchedReason = 'address' | 'unreachable' | 'slow' | 'cut' | 'large';

/** The message is for logs only: shown to a user, it would reveal the internal network. */
export class NotFetched extends Error {
  readonly reason: NotFetchedReason;

  constructor(reason: NotFetchedReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
const usualPorts = ['80', '443'];
const defaultMs = { connect: 3000, total: 15_000 };

const portOf = ({ port, protocol }: Pick<URL, 'port' | 'protocol'>): string =>
  port || (protocol === 'https:' ? '443' : '80');
const bareHost = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

function readAddress(
  text: string | URL,
  base: URL | undefined,
  isReachable: (url: URL) => boolean,
): URL {
  if (!URL.canParse(text, base)) throw new NotFetched('address', 'no address');
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new NotFetched('address', 'another protocol');
  if (url.username !== '' || url.password !== '') throw new NotFetched('address', 'credentials');
  if (!isReachable(url)) throw new NotFetched('address', 'another port');
  return url;
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' ||
    ('code' in error && /^UND_ERR_(?:HEADERS|BODY|CONNECT)_TIMEOUT$/.test(String(error.code))));

function notFetched(error: unknown, reason: NotFetchedReason): NotFetched {
  if (error instanceof NotFetched) return error;
  const message = error instanceof Error ? error.message : 'unknown';
  if (error instanceof AddressRefused) return new NotFetched('address', message, { cause: error });
  return new NotFetched(isTimeout(error) ? 'slow' : reason, message, { cause: error });
}

// Counts the bytes received, because Content-Length may be absent or wrong.
async function readBody(
  { headers, body }: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<Buffer> {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new NotFetched('cut', 'encoded');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new NotFetched('large', 'too large');
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      const part: Buffer = chunk;
      bytes += part.length;
      if (bytes > maxBytes) throw new NotFetched('large', 'too large');
      chunks.push(part);
    }
  } catch (error) {
    throw notFetched(error, 'cut');
  }
  return Buffer.concat(chunks);
}

/**
 * Protects against SSRF: except for the `allow` host, every connection goes to an address that was
 * checked to be public, also after a redirect.
 * @throws {NotFetched} from the function that it returns
 */
export function publicRequests(
  options: PublicRequestOptions,
): (address: string, question: PublicQuestion) => Promise<PublicAnswer> {
  const { allow, userAgent, resolve = systemResolve, ports = usualPorts } = options;
  const { connectMs = defaultMs.connect, totalMs = defaultMs.total } = options;
  const isAllowed = (hostname: string, port: string): boolean =>
    allow !== undefined && `${hostname}:${port}` === allow;
  const isReachable = (url: URL): boolean =>
    ports.includes(portOf(url)) || isAllowed(url.hostname, portOf(url));
  const connectPublic = buildConnector({ timeout: connectMs, lookup: publicLookup(resolve) });
  const connectAllowed = buildConnector({ timeout: connectMs });

  // Sockets do not call `lookup` for numeric hosts, so these are validated here.
  const connect: buildConnector.connector = (target, done) => {
    if (isAllowed(target.hostname, portOf(target))) return connectAllowed(target, done);
    const host = bareHost(target.hostname);
    if (isIP(host) !== 0 && !isPublicAddress(host)) return done(new AddressRefused(host), null);
    return connectPublic(target, done);
  };

  async function follow(
    address: string,
    { headers, maxBytes }: PublicQuestion,
    dispatcher: Agent,
    signal: AbortSignal,
  ): Promise<PublicAnswer> {
    let url = readAddress(address, undefined, isReachable);
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const response = await request(url, {
        dispatcher,
        signal,
        headersTimeout: totalMs,
        bodyTimeout: totalMs,
        headers: { ...headers, 'accept-encoding': 'identity', 'user-agent': userAgent },
      });
      const { statusCode: status, headers: answered } = response;
      if (status === 200)
        return { status, headers: answered, body: await readBody(response, maxBytes) };
      // Destroying an unread body makes it emit an error.
      response.body.on('error', () => undefined).destroy();
      if (!redirects.has(status) || typeof answered.location !== 'string')
        return { status, headers: answered, body: Buffer.alloc(0) };
      url = readAddress(answered.location, url, isReachable);
    }
    throw new NotFetched('unreachable', 'too many redirects');
  }

  return async (address, question) => {
    // One agent per call: no connection is reused without a new address check.
    const dispatcher = new Agent({ connect, pipelining: 0, maxHeaderSize: 16_384 });
    try {
      return await follow(address, question, dispatcher, AbortSignal.timeout(totalMs));
    } catch (error) {
      throw notFetched(error, 'unreachable');
    } finally {
      await dispatcher.destroy();
    }
  };
}
