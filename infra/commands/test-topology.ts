import { withShutdown } from '../process/shutdown.ts';
import { generateClient } from '../start/prepare.ts';
import { ensurePrograms } from '../topology/ensure-programs.ts';
import { readOptions, runTopology } from '../topology/run-topology.ts';

export function main(args: string[]): Promise<number> {
  return withShutdown(async () => {
    const options = readOptions(args);
    await generateClient();
    await ensurePrograms();
    return runTopology(options);
  });
}
