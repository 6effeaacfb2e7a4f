import { setTimeout as wait } from 'node:timers/promises';
import type { Stage } from '../stage/start-stage.ts';
import type { Ledger, Write } from './ledger.ts';
import type { Members } from './members.ts';
import { type Person, type Reply, textAt } from './person.ts';

/** What the loops of the clients share. */
export type Work = {
  stage: Stage;
  members: Members;
  ledger: Ledger;
  /** The clients of acknowledged sign-ins, by address. */
  sessions: Map<string, Person>;
  mayContinue: () => boolean;
};

const mostAttempts = 40;
const pauseMs = 400;
// The service asks for this patience while it cannot know whether a former request still runs.
const runningPauseMs = 2000;

const isOk = ({ status }: Reply): boolean => status >= 200 && status < 300;

const reasonOf = ({ status, body }: Reply): string =>
  status === 0 ? 'no answer' : `${status} ${textAt(body, 'code') || textAt(body, 'status')}`.trim();

/** One request; `writes` are what its acknowledgement promises. */
export async function ask(
  { ledger }: Work,
  call: () => Promise<Reply>,
  writes: readonly Write[] = [],
  isAcknowledged: (reply: Reply) => boolean = isOk,
): Promise<Reply | undefined> {
  const acknowledgements = writes.map(ledger.begin);
  const reply = await call();
  if (!isAcknowledged(reply)) {
    ledger.refuse(reasonOf(reply));
    return undefined;
  }
  for (const acknowledge of acknowledgements) acknowledge();
  return reply;
}

/** Repeats a request until it is acknowledged; undefined when it never is. */
export async function askUntilDone(
  work: Work,
  call: () => Promise<Reply>,
  writes: readonly Write[] = [],
): Promise<Reply | undefined> {
  let isRunning = false;
  const observed = async (): Promise<Reply> => {
    const reply = await call();
    isRunning = textAt(reply.body, 'code') === 'idempotency_request_running';
    return reply;
  };
  for (let attempt = 0; attempt < mostAttempts && work.mayContinue(); attempt += 1) {
    const reply = await ask(work, observed, writes);
    if (reply !== undefined) return reply;
    await wait(isRunning ? runningPauseMs : pauseMs);
  }
  return undefined;
}

/** Repeats a turn while the faults last, and returns when the last turn has ended. */
export async function repeatTurns(
  work: Work,
  turn: (work: Work, number: number) => Promise<void>,
  everyMs: number,
): Promise<void> {
  for (let number = 0; work.mayContinue(); number += 1) {
    await turn(work, number);
    await wait(everyMs);
  }
}
