import { randomUUID } from 'node:crypto';
import { ask, askUntilDone, type Work } from './clients.ts';
import { present } from './ledger.ts';
import { formOf, Person, type Reply, textAt } from './person.ts';

const password = 'fault battery 2026';
/** Of each loop: together below the quota of an organisation. */
const mostDrafts = 130;
const networks = 250;

/** Limits count by network: each turn comes from another one. */
const networkOf = (number: number, first: number): string =>
  `${first}.${Math.floor(number / networks)}.${number % networks}.1`;

const isSignedIn = ({ status, body }: Reply): boolean =>
  status === 200 && textAt(body, 'status') === 'OK';

/** A sign-up, whose address gets a mail to confirm, then a sign-in. */
export async function accountTurn(work: Work, number: number): Promise<void> {
  const key = `panne-${randomUUID()}@example.org`;
  const person = new Person(work.stage.origin);
  const headers = { 'x-forwarded-for': networkOf(number, 11) };
  const about = { firstName: 'Camille', terms: 'true', newsletter: 'false', locale: 'fr' };
  const fields = formOf({ email: key, password, ...about });
  const signUp = (): Promise<Reply> =>
    person.call('POST', '/auth-api/signup', { body: fields, headers });
  const writes = [
    { kind: 'account', key, value: present },
    { kind: 'confirmation mail', key, value: present },
  ] as const;
  if ((await ask(work, signUp, writes, isSignedIn)) === undefined) return;
  const again = new Person(work.stage.origin);
  const credentials = formOf({ email: key, password });
  const signIn = (): Promise<Reply> =>
    again.call('POST', '/auth-api/signin', { body: credentials, headers });
  const session = { kind: 'session', key, value: present } as const;
  if ((await ask(work, signIn, [session], isSignedIn)) !== undefined) work.sessions.set(key, again);
}

/** A draft with an Idempotency-Key, repeated until it is acknowledged. */
export async function draftTurn(work: Work, number: number): Promise<void> {
  if (number >= mostDrafts) return;
  const { program, organisationId } = work.members;
  const label = `Brouillon ${randomUUID()}`;
  const headers = { 'idempotency-key': randomUUID() };
  const create = (): Promise<Reply> =>
    program.call('POST', '/api/v1/org/pois', { body: { organisationId, label }, headers });
  await askUntilDone(work, create, [{ kind: 'draft', key: label, value: present }]);
}

/** A message to the team, which the worker mails to it; each one from another network. */
export async function feedbackTurn(work: Work, number: number): Promise<void> {
  const key = randomUUID();
  const visitor = new Person(work.stage.origin);
  const send = (): Promise<Reply> =>
    visitor.call('POST', '/api/v1/feedback', {
      body: { message: key, email: null, page: null, locale: 'fr' },
      headers: { 'x-forwarded-for': networkOf(number, 10) },
    });
  await ask(work, send, [
    { kind: 'feedback', key, value: present },
    { kind: 'feedback mail', key, value: present },
  ]);
}
