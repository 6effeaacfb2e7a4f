const defaultMaxBytes = 2_097_152;

/** `deadlineMs` is for the complete response. `maxBytes` is 2 MiB by default. */
export type BytesQuestion = {
  headers: Record<string, string>;
  deadlineMs: number;
  maxBytes?: number;
};

/** An answer with an error status. */
export class OutsideRefusal extends Error {
  readonly status: number;

  constructor(host: string, status: number) {
    super(`${host} answered ${status}`);
    this.status = status;
  }
}

/** @throws on a network failure, a timeout, more than `maxBytes`, a redirect or an error status */
export async function askBytes(
  url: URL,
  { headers, deadlineMs, maxBytes = defaultMaxBytes }: BytesQuestion,
): Promise<Buffer> {
  const response = await fetch(url, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (!response.ok || response.body === null) throw new OutsideRefusal(url.host, response.status);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`${url.host} answered with more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
