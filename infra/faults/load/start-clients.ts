import type { Stage } from '../stage/start-stage.ts';
import { repeatTurns, type Work } from './clients.ts';
import { eventTurn } from './event-turn.ts';
import { openLedger } from './ledger.ts';
import type { Members } from './members.ts';
import { accountTurn, draftTurn, feedbackTurn } from './other-turns.ts';

export type Clients = Pick<Work, 'ledger' | 'sessions'> & { stop: () => Promise<void> };

const eventLoops = 6;
const draftLoops = 3;
const everyMs = { event: 100, account: 1000, draft: 1500, feedback: 500 };

/** Clients that write until `stop`, which returns once they have their last answers. */
export function startClients(stage: Stage, members: Members): Clients {
  let isStopped = false;
  const mayContinue = (): boolean => !isStopped;
  const work: Work = { stage, members, ledger: openLedger(), sessions: new Map(), mayContinue };
  const loops = [
    ...Array.from({ length: eventLoops }, () => repeatTurns(work, eventTurn, everyMs.event)),
    repeatTurns(work, accountTurn, everyMs.account),
    ...Array.from({ length: draftLoops }, () => repeatTurns(work, draftTurn, everyMs.draft)),
    repeatTurns(work, feedbackTurn, everyMs.feedback),
  ];
  const ended = Promise.all(loops);
  // `stop` reports a failure.
  ended.catch(() => undefined);
  return {
    ledger: work.ledger,
    sessions: work.sessions,
    stop: async () => {
      isStopped = true;
      await ended;
    },
  };
}
