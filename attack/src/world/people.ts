import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Answer, Client } from '../client/client.ts';

import { passwords } from './words.fr.ts';

/** The calls of the account come from the address `127.1.<network>.1`. */
export type Person = { name: string; email: string; id: string; cookie: string; network: number };

export type Surroundings = { client: Client; sandboxUrl: string; usersCommand: readonly string[] };

const mailSchema = z.object({ items: z.array(z.object({ links: z.array(z.string()) })) });

const mostMails = 6;

export async function linkOfMail(
  sandboxUrl: string,
  to: string,
  part: string,
  count = 1,
): Promise<URL> {
  const query = new URLSearchParams({ to, count: String(count), waitMs: '30000' });
  const { items } = mailSchema.parse(
    await (await fetch(`${sandboxUrl}/mail/messages?${query}`)).json(),
  );
  const link = items.flatMap(({ links }) => links).find((one) => one.includes(part));
  if (link !== undefined) return new URL(link);
  if (items.length < count || count >= mostMails)
    throw new Error(`no mail to ${to} links to ${part}`);
  return linkOfMail(sandboxUrl, to, part, items.length + 1);
}

function heldCookies(answer: Answer, before = ''): string {
  const pairs = [
    ...before.split('; '),
    ...answer.cookies.map((cookie) => cookie.split(';')[0] ?? ''),
  ];
  const held = new Map(
    pairs
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair]),
  );
  return [...held.values()].join('; ');
}

const ok = (answer: Answer, what: string): Answer => {
  if (answer.status === 200 && answer.text.includes('"OK"')) return answer;
  throw new Error(`${what}: ${answer.status} ${answer.text.slice(0, 300)}`);
};

const fieldsOf = (fields: Record<string, string>): string =>
  JSON.stringify({ formFields: Object.entries(fields).map(([id, value]) => ({ id, value })) });

const identity = z.object({ id: z.string() });

async function whoIs(
  { client }: Surroundings,
  name: string,
  email: string,
  cookie: string,
  network: number,
): Promise<Person> {
  const answer = await client.send({ method: 'GET', path: '/api/v1/me' }, { cookie, network });
  return { name, email, cookie, network, id: identity.parse(JSON.parse(answer.text)).id };
}

export async function signIn(
  around: Surroundings,
  name: string,
  email: string,
  network: number,
  secret: string = passwords.own,
): Promise<Person> {
  const body = fieldsOf({ email, password: secret });
  const answer = await around.client.send(
    { method: 'POST', path: '/auth-api/signin', body },
    { network },
  );
  return whoIs(around, name, email, heldCookies(ok(answer, `sign-in of ${name}`)), network);
}

export async function signUp(
  around: Surroundings,
  name: string,
  network: number,
  { isVerified = true } = {},
): Promise<Person> {
  const { client, sandboxUrl } = around;
  const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.org`;
  const fields = {
    email,
    password: passwords.own,
    firstName: 'Camille',
    terms: 'true',
    newsletter: 'false',
    locale: 'fr',
  };
  const made = await client.send(
    { method: 'POST', path: '/auth-api/signup', body: fieldsOf(fields) },
    { network },
  );
  const cookie = heldCookies(ok(made, `sign-up of ${name}`));
  if (!isVerified) return whoIs(around, name, email, cookie, network);
  const token = (await linkOfMail(sandboxUrl, email, '/verify-email')).searchParams.get('token');
  const body = JSON.stringify({ method: 'token', token });
  const verified = await client.send(
    { method: 'POST', path: '/auth-api/user/email/verify', body },
    { cookie, network },
  );
  return whoIs(
    around,
    name,
    email,
    heldCookies(ok(verified, `verification of ${name}`), cookie),
    network,
  );
}

/** The person keeps the cookie, which is no longer valid. */
export async function signOut(
  { client }: Surroundings,
  { cookie, network }: Person,
): Promise<void> {
  ok(
    await client.send(
      { method: 'POST', path: '/auth-api/signout', body: '{}' },
      { cookie, network },
    ),
    'sign-out',
  );
}

export async function changeRole(
  { usersCommand }: Surroundings,
  verb: 'grant' | 'revoke',
  email: string,
  role: string,
): Promise<void> {
  const [command = '', ...args] = usersCommand;
  await promisify(execFile)(command, [...args, verb, email, role]);
}
