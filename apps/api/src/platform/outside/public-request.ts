import { isIP } from 'node:net';
import { Agent, buildConnector, type Dispatcher, request } from 'undici';
import { NotFetched, notFetched } from './not-fetched.ts';
import {
  AddressRefused,
  isPublicAddress,
  publicLookup,
  type ResolveName,
  systemResolve,
} from './public-address.ts';
import { readBody, type Spooled, type Spooling } from './read-body.ts';

export type PublicRequestOptions = {
  /** A host:port of this machine that may be reached; for trials only. */
  allow?: string | undefined;
  userAgent: string;
  resolve?: ResolveName;
  ports?: readonly string[];
  connectMs?: number;
  totalMs?: number;
};

export type PublicQuestion = {
  headers: Record<string, string>;
  maxBytes: number;
  spooling?: Spooling | undefined;
  /** Sent by POST. No redirect is followed then, and the body of the answer is not read. */
  post?: string | undefined;
};

/** `body` is empty after a POST, unless the status is 200, and when the file of `spooled` has it. */
export type PublicAnswer = {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  body: Buffer;
  spooled?: Spooled | undefined;
};

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

type Deadline = { signal: AbortSignal; extend: (ms: number) => void; end: () => void };

function deadlineIn(ms: number): Deadline {
  const controller = new AbortController();
  const passed = (): void => controller.abort(new DOMException('too slow', 'TimeoutError'));
  let timer = setTimeout(passed, ms);
  return {
    signal: controller.signal,
    extend: (more) => {
      clearTimeout(timer);
      timer = setTimeout(passed, more);
    },
    end: () => clearTimeout(timer),
  };
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
    { headers, maxBytes, spooling, post }: PublicQuestion,
    dispatcher: Agent,
    { signal, extend }: Deadline,
  ): Promise<PublicAnswer> {
    let url = readAddress(address, undefined, isReachable);
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const response = await request(url, {
        dispatcher,
        signal,
        ...(post !== undefined && { method: 'POST' as const, body: post }),
        headersTimeout: totalMs,
        bodyTimeout: totalMs,
        headers: { ...headers, 'accept-encoding': 'identity', 'user-agent': userAgent },
      });
      const { statusCode: status, headers: answered } = response;
      if (status === 200 && post === undefined) {
        const { bytes, spooled } = await readBody(response, { maxBytes, spooling, extend });
        return { status, headers: answered, body: bytes, spooled };
      }
      // Destroying an unread body makes it emit an error.
      response.body.on('error', () => undefined).destroy();
      if (post !== undefined || !redirects.has(status) || typeof answered.location !== 'string')
        return { status, headers: answered, body: Buffer.alloc(0) };
      url = readAddress(answered.location, url, isReachable);
    }
    throw new NotFetched('unreachable', 'too many redirects');
  }

  return async (address, question) => {
    // One agent per call: no connection is reused without a new address check.
    const dispatcher = new Agent({ connect, pipelining: 0, maxHeaderSize: 16_384 });
    const deadline = deadlineIn(totalMs);
    try {
      return await follow(address, question, dispatcher, deadline);
    } catch (error) {
      throw notFetched(error, 'unreachable');
    } finally {
      deadline.end();
      await dispatcher.destroy();
    }
  };
}
