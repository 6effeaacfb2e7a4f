import { setTimeout as pause } from 'node:timers/promises';
import type { Case, Fault } from '../cases/case.ts';
import { keyOfAttacker } from '../cases/requests.ts';
import type { Answer, Client, Form, Request } from '../client/client.ts';
import {
  isProblemDocument,
  isUndeclaredFailure,
  type JudgeAnswer,
  problemCode,
} from '../contract/answers.ts';
import type { Findings } from '../report/findings.ts';
import type { World } from '../world/world.ts';
import type { RecentCases } from './recent-cases.ts';

export type Attack = {
  client: Client;
  world: World;
  judge: JudgeAnswer;
  findings: Findings;
  recent: RecentCases;
  log: boolean;
};

const replaceVersion = (text: string, version: number): string => {
  const body: unknown = JSON.parse(text);
  return JSON.stringify(typeof body === 'object' && body !== null ? { ...body, version } : body);
};

function withVersion(request: Request, place: 'body' | 'query' | 'form', version: number): Request {
  if (place === 'query')
    return { ...request, path: request.path.replace(/([?&]version=)[^&]*/, `$1${version}`) };
  if (place === 'form' && Array.isArray(request.body)) {
    const form: Form = (request.body as Form).map((part) =>
      part.name === 'version' ? { ...part, value: String(version) } : part,
    );
    return { ...request, body: form };
  }
  return typeof request.body === 'string'
    ? { ...request, body: replaceVersion(request.body, version) }
    : request;
}

const versionIn = (text: string): number | undefined => {
  try {
    const { version } = JSON.parse(text) as { version?: unknown };
    return typeof version === 'number' ? version : undefined;
  } catch {
    return undefined;
  }
};

export async function sendCase(
  { client, world, findings }: Pick<Attack, 'client' | 'world' | 'findings'>,
  one: Case,
): Promise<Answer> {
  const principal = world.principals.get(one.as);
  const as = {
    network: principal?.network ?? 0,
    ...(principal?.cookie !== undefined && { cookie: principal.cookie }),
    ...(principal?.key !== undefined && { authorization: `Bearer ${principal.key.text}` }),
  };
  findings.count(one.kind);
  if (one.version === undefined) return client.send(one.request, as);
  const read = await client.send({ method: 'GET', path: one.version.readPath }, as);
  findings.count(one.kind);
  const version = versionIn(read.text);
  return client.send(
    version === undefined ? one.request : withVersion(one.request, one.version.place, version),
    as,
  );
}

// Whether the answer is acceptable for a hostile path that matched no operation. The route of pages,
// which answers such a path, accepts no API key.
const missedRoute = (one: Case, answer: Answer): boolean =>
  one.mayMissRoute === true &&
  ((answer.status === 404 && problemCode(answer) === 'not_found') ||
    (one.as === keyOfAttacker && problemCode(answer) === 'api_key_not_accepted') ||
    answer.status === 405 ||
    (answer.status < 500 && !isProblemDocument(answer)));

export function faultsOf({ judge }: Pick<Attack, 'judge'>, one: Case, answer: Answer): Fault[] {
  const head = `${answer.status} ${answer.text.slice(0, 200).replaceAll(/\s+/g, ' ')}`;
  if (isUndeclaredFailure(answer)) return [{ measure: 'failure', what: head }];
  const own = one.judge?.(answer);
  const faults = own === undefined ? [] : [own];
  if (one.operation === undefined || missedRoute(one, answer)) return faults;
  const outside = judge(one.operation, answer);
  return outside === undefined
    ? faults
    : [...faults, { measure: 'schema', what: `${outside}: ${head}` }];
}

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.message}` : String(error);

const mostTurns = 4;

// After a declared 503 the case is sent again once its Retry-After is over, at most four sends in
// all; the last answer counts.
async function sendUntilServed(attack: Attack, one: Case, turn = 1): Promise<Answer> {
  const answer = await sendCase(attack, one);
  if (answer.status !== 503 || isUndeclaredFailure(answer) || turn === mostTurns) return answer;
  attack.findings.unavailable += 1;
  await pause(Number(answer.headers['retry-after']) * 1_000);
  return sendUntilServed(attack, one, turn + 1);
}

async function runOne(attack: Attack, one: Case): Promise<void> {
  const { id, kind, title } = one;
  const done = attack.recent.begin(one);
  try {
    const answer = await sendUntilServed(attack, one);
    if (attack.log)
      process.stdout.write(`${id} ${title}: ${answer.status} ${answer.text.slice(0, 2_000)}\n`);
    for (const fault of faultsOf(attack, one, answer))
      attack.findings.add({ id, kind, title, ...fault });
  } catch (error) {
    attack.findings.add({
      id,
      kind,
      title,
      measure: 'failure',
      what: `no answer: ${describe(error)}`,
    });
  } finally {
    done();
  }
}

export async function runCases(
  attack: Attack,
  cases: Iterable<Case>,
  { inFlight, mayContinue }: { inFlight: number; mayContinue: () => boolean },
): Promise<void> {
  const turns = cases[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (let turn = turns.next(); !turn.done && mayContinue(); turn = turns.next())
      await runOne(attack, turn.value);
  };
  await Promise.all(Array.from({ length: inFlight }, work));
}
