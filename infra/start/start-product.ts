import { step } from '../console/step.ts';
import { withShutdown } from '../process/shutdown.ts';
import { buildSites, generateClient, loadContent, prepareDatabase } from './prepare.ts';
import { choosePort, startServer, untilEnd, waitForServer } from './server-process.ts';
import { sentences } from './start.fr.ts';

/** `npm start`: everything from a clean clone to a served site; the second time, only what changed. */
export function main(): Promise<void> {
  return withShutdown(async () => {
    const port = await choosePort();
    await generateClient();
    const database = await prepareDatabase();
    await loadContent(database);
    await buildSites();
    const server = startServer(database, { NODE_ENV: 'production', PORT: String(port) });
    const end = untilEnd(server, sentences.serverEnded);
    await Promise.race([end, step(sentences.server, () => waitForServer(server, port))]);
    process.stdout.write(
      `\n  ${sentences.publicSite} : http://localhost:${port}\n  ${sentences.proSite} : http://pro.localhost:${port}\n\n  ${sentences.howToStop}\n`,
    );
    await end;
  });
}
