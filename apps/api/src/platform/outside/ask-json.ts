import { askBytes } from './ask-bytes.ts';

/** `deadlineMs` is for the complete response. */
export type JsonQuestion = { userAgent: string; deadlineMs: number };

/** @throws like `askBytes`, and when the body is not JSON */
export async function askJson(url: URL, { userAgent, deadlineMs }: JsonQuestion): Promise<unknown> {
  const headers = { accept: 'application/json', 'user-agent': userAgent };
  return JSON.parse((await askBytes(url, { headers, deadlineMs })).toString('utf8'));
}
