import { askBytes } from './ask-bytes.ts';

/** `userAgent`: value of the User-Agent header. `deadlineMs`: for the complete response. */
export type JsonQuestion = { userAgent: string; deadlineMs: number };

/**
 * Fetches JSON from a configured service. @throws like `askBytes`, and when the body is not JSON
 */
export async function askJson(url: URL, { userAgent, deadlineMs }: JsonQuestion): Promise<unknown> {
  const headers = { accept: 'application/json', 'user-agent': userAgent };
  return JSON.parse((await askBytes(url, { headers, deadlineMs })).toString('utf8'));
}
