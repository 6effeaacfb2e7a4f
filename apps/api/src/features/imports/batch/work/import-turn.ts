import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { type ClaimedImport, importTurnsRepository, type Turn } from './import-turns.repository.ts';

/** The import is somebody else's by now, or was given up: nothing more of this turn may be written. */
export class TurnOver extends Error {}
/** The worker is about to stop: another one goes on. */
export class Stopping extends Error {}

const renewEveryMs = 1000;

export type TurnDeps = { db: Db; clock: Clock; leaseMs: number; isStopping: () => boolean };

/** An import in the hands of a worker, for as long as he tells that he has it. */
export function importTurn({ db, clock, leaseMs, isStopping }: TurnDeps, claimed: ClaimedImport) {
  const turn: Turn = { importId: claimed.id, turn: claimed.turn };
  let renewedAt = performance.now();
  const until = (): Date => new Date(clock.now().getTime() + leaseMs);

  async function renew(progress: { processed?: number; total?: number } = {}): Promise<void> {
    if (isStopping()) throw new Stopping();
    renewedAt = performance.now();
    if (!(await importTurnsRepository(db).renew(turn, until(), progress))) throw new TurnOver();
  }
  return {
    turn,
    until,
    renew,
    /** The same, once a second at most. @throws {TurnOver} {Stopping} */
    renewNowAndThen: async (
      progress: { processed?: number; total?: number } = {},
    ): Promise<void> => {
      if (performance.now() - renewedAt >= renewEveryMs) await renew(progress);
    },
  };
}

export type ImportTurn = ReturnType<typeof importTurn>;
