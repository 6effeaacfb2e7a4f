import { isIP } from 'node:net';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Agent, buildConnector, type Dispatcher, request } from 'undici';
import { type PictureFetch, PictureNotFetched } from './picture-fetch.ts';
import {
  AddressRefused,
  isPublicAddress,
  publicLookup,
  type ResolveName,
  systemResolve,
} from './public-address.ts';

export type HttpPictureFetchOptions = {
  /** A host:port of this machine that may be reached; for trials only. */
  allow?: string | undefined;
  userAgent: string;
  /** Only tests set the fields below. */
  resolve?: ResolveName;
  ports?: readonly string[];
  connectMs?: number;
  totalMs?: number;
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
  if (!URL.canParse(text, base)) throw new PictureNotFetched('no address');
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new PictureNotFetched('another protocol');
  if (url.username !== '' || url.password !== '') throw new PictureNotFetched('credentials');
  if (!isReachable(url)) throw new PictureNotFetched('another port');
  return url;
}

// Counts the bytes received, because Content-Length may be absent or wrong.
async function readBody({ headers, body }: Dispatcher.ResponseData): Promise<Buffer> {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new PictureNotFetched('encoded');
  if (Number(headers['content-length'] ?? 0) > limits.picture.maxBytes)
    throw new PictureNotFetched('too large');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    const part: Buffer = chunk;
    bytes += part.length;
    if (bytes > limits.picture.maxBytes) throw new PictureNotFetched('too large');
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

/**
 * Protects against SSRF: except for the `allow` host, every connection goes to an address that was
 * checked to be public, also after a redirect.
 */
export function httpPictureFetch(options: HttpPictureFetchOptions): PictureFetch {
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

  async function follow(text: string, dispatcher: Agent, signal: AbortSignal): Promise<Buffer> {
    let url = readAddress(text, undefined, isReachable);
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const response = await request(url, {
        dispatcher,
        signal,
        headersTimeout: totalMs,
        bodyTimeout: totalMs,
        headers: {
          accept: 'image/webp,image/jpeg,image/png',
          'accept-encoding': 'identity',
          'user-agent': userAgent,
        },
      });
      if (response.statusCode === 200) return await readBody(response);
      const { location } = response.headers;
      // Destroying an unread body makes it emit an error.
      response.body.on('error', () => undefined).destroy();
      if (!redirects.has(response.statusCode) || typeof location !== 'string')
        throw new PictureNotFetched(`answer ${response.statusCode}`);
      url = readAddress(location, url, isReachable);
    }
    throw new PictureNotFetched('too many redirects');
  }

  return async (text) => {
    // One agent per picture: no connection is reused without a new address check.
    const dispatcher = new Agent({ connect, pipelining: 0, maxHeaderSize: 16_384 });
    try {
      return await follow(text, dispatcher, AbortSignal.timeout(totalMs));
    } catch (error) {
      if (error instanceof PictureNotFetched) throw error;
      throw new PictureNotFetched(error instanceof Error ? error.message : 'unknown', {
        cause: error,
      });
    } finally {
      await dispatcher.destroy();
    }
  };
}
