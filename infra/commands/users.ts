import { moveToCore } from '../start/move-to-core.ts';
import { runApiCommand } from '../start/run-api-command.ts';
import { openSessionCore } from '../start/session-core.ts';

export function main([verb, ...others]: string[]): Promise<number> {
  if (verb === 'move-to-core') return moveToCore(others);
  const args = verb === undefined ? [] : [verb, ...others];
  return runApiCommand(
    'users',
    args,
    async (database) => (await openSessionCore(database)).environment,
  );
}
