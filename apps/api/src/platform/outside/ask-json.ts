const mostBytes = 2_097_152;

/** `userAgent`: who we say that we are. `deadlineMs`: until the whole answer is here. */
export type JsonQuestion = { userAgent: string; deadlineMs: number };

/** The JSON at an address of a service that is configured. @throws when it answers late, too much, elsewhere or with a refusal */
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
    if (bytes > mostBytes) throw new Error(`${url.host} answered too much`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
