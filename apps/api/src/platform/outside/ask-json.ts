const maxBytes = 2_097_152;

/** `userAgent`: value of the User-Agent header. `deadlineMs`: for the complete response. */
export type JsonQuestion = { userAgent: string; deadlineMs: number };

/**
 * Fetches JSON from a configured service. @throws on a timeout, a response above 2 MiB, a redirect
 * or an error status
 */
export async function askJson(url: URL, { userAgent, deadlineMs }: JsonQuestion): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': userAgent },
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (!response.ok || response.body === null)
    throw new Error(`${url.host} answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`${url.host} answered with more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
