import { Pool } from 'undici';

/**
 * `host` is the `Host` header of the requests. `certificate`, in PEM, is that of a proxy in front of
 * the service, whose origin is https.
 */
export type Target = { origin: string; host: string; certificate?: string | undefined };

export type Form = readonly {
  name: string;
  value?: string;
  file?: { name: string; type: string; bytes: Uint8Array };
}[];
export type Request = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | Form;
};
export type Answer = {
  status: number;
  headers: Record<string, string>;
  text: string;
  cookies: string[];
  sentAt: number;
  doneAt: number;
};

export type Client = {
  send: (
    request: Request,
    as?: {
      cookie?: string;
      authorization?: string;
      network?: number;
      host?: string;
      timeoutMs?: number;
    },
  ) => Promise<Answer>;
  close: () => Promise<void>;
};

const answerWithinMs = 60_000;
const connectionsOfNetwork = 8;
// Only the beginning of a longer body is kept: such a body is a page or a picture, which is not
// validated.
const mostKept = 4_000_000;

const boundary = 'parages-attack-boundary';

/** Does not escape file names, so that they can hold anything. */
function encodeForm(form: Form): Uint8Array {
  const parts = form.flatMap(({ name, value, file }) => {
    const fileName = file === undefined ? '' : `; filename="${file.name}"`;
    const type = file === undefined ? '' : `content-type: ${file.type}\r\n`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName}\r\n${type}\r\n`;
    return [Buffer.from(head), file?.bytes ?? Buffer.from(value ?? ''), Buffer.from('\r\n')];
  });
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

const isForm = (body: Request['body']): body is Form => Array.isArray(body);

function bodyAndType(body: Request['body']): {
  bytes: string | Uint8Array | null;
  type: Record<string, string>;
} {
  if (body === undefined) return { bytes: null, type: {} };
  if (isForm(body))
    return {
      bytes: encodeForm(body),
      type: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    };
  return { bytes: body, type: { 'content-type': 'application/json' } };
}

const flatten = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );

/** The TLS options of connections to a proxy. */
export const tlsOf = ({
  host,
  certificate,
}: Target): { ca: string; servername: string } | undefined =>
  certificate === undefined ? undefined : { ca: certificate, servername: host };

/** Each network has a pool of connections from the local address `127.1.<network>.1`. */
export function openClient(target: Target): Client {
  const { origin, host } = target;
  const tls = tlsOf(target);
  const pools = new Map<number, Pool>();
  const poolOf = (network: number): Pool => {
    const found = pools.get(network);
    if (found !== undefined) return found;
    const localAddress = `127.1.${network}.1`;
    const made = new Pool(origin, {
      connections: connectionsOfNetwork,
      pipelining: 1,
      localAddress,
      headersTimeout: 0,
      bodyTimeout: 0,
      ...(tls && { connect: tls }),
    });
    pools.set(network, made);
    return made;
  };
  return {
    send: async (
      { method, path, headers = {}, body },
      { cookie, authorization, network = 0, host: asked = host, timeoutMs = answerWithinMs } = {},
    ) => {
      const { bytes, type } = bodyAndType(body);
      const sentAt = Date.now();
      const answer = await poolOf(network).request({
        method: method as 'GET',
        path,
        headers: {
          host: asked,
          rid: 'anti-csrf',
          ...type,
          ...(cookie !== undefined && { cookie }),
          ...(authorization !== undefined && { authorization }),
          ...headers,
        },
        body: bytes,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const chunks: Buffer[] = [];
      let kept = 0;
      for await (const chunk of answer.body) {
        if (kept < mostKept) chunks.push(chunk);
        kept += chunk.length;
      }
      const cookies = [answer.headers['set-cookie'] ?? []].flat();
      const text = Buffer.concat(chunks).toString('utf8');
      return {
        status: answer.statusCode,
        headers: flatten(answer.headers),
        text,
        cookies,
        sentAt,
        doneAt: Date.now(),
      };
    },
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}
