import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { step } from '../console/step.ts';
import { trackChild } from '../process/children.ts';
import { root, tool } from '../process/paths.ts';
import { toolEnvironment } from '../process/run-command.ts';
import { withShutdown } from '../process/shutdown.ts';
import { openDemoAccounts } from './demo-accounts.ts';
import { openSandbox } from './open-sandbox.ts';
import { buildSites, generateClient, loadContent, prepareDatabase } from './prepare.ts';
import { choosePort, startServer, untilEnd, waitForServer } from './server-process.ts';
import { openSessionCore } from './session-core.ts';
import { sentences } from './start-messages.ts';

/** The server proxies the paths of the API to `apiUrl`. */
function startVite(workspace: string, port: number, apiUrl: string): ChildProcess {
  const child = spawn(
    tool('vite', workspace),
    ['--port', String(port), '--strictPort', '--host', '127.0.0.1', '--clearScreen', 'false'],
    {
      cwd: path.join(root, workspace),
      env: toolEnvironment({ PARAGES_API_URL: apiUrl }),
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    },
  );
  trackChild(child);
  return child;
}

export function main(): Promise<void> {
  return withShutdown(async () => {
    const publicPort = await choosePort();
    const apiPort = await choosePort(String(publicPort + 1));
    const proPort = await choosePort(String(publicPort + 2));
    await generateClient();
    const database = await prepareDatabase();
    await loadContent(database);
    await buildSites(); // The API renders the built public site; Vite serves the sources.
    const sandbox = await openSandbox(apiPort);
    const core = await openSessionCore(database);
    const accounts = await openDemoAccounts(database, core);
    const environment = {
      ...sandbox.environment,
      ...core.environment,
      NODE_ENV: 'development',
      PORT: String(apiPort),
      LOG_LEVEL: 'info',
    };
    const api = startServer(database, environment, ['--watch']);
    const apiEnd = Promise.race([untilEnd(api, sentences.serverEnded), ...sandbox.ends]);
    await Promise.race([apiEnd, step(sentences.server, () => waitForServer(api, apiPort))]);
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const publicEnd = untilEnd(startVite('apps/public', publicPort, apiUrl), () =>
      sentences.siteEnded(sentences.publicSite),
    );
    const proEnd = untilEnd(startVite('apps/pro', proPort, apiUrl), () =>
      sentences.siteEnded(sentences.proSite),
    );
    process.stdout.write(
      `\n  ${sentences.publicSite}: http://localhost:${publicPort}\n  ${sentences.proSite}: http://pro.localhost:${proPort}/org/\n  ${sentences.api}: http://localhost:${apiPort}/api/v1\n${sandbox.lines}${accounts}\n  ${sentences.howToStop}\n`,
    );
    await Promise.race([apiEnd, publicEnd, proEnd]);
  });
}
