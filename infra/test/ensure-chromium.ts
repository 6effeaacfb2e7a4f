import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Refusal } from '../console/refusal.ts';
import { step } from '../console/step.ts';
import { root } from '../process/paths.ts';
import { canInstall, installPackages, isListed, updatePackageLists } from './debian-packages.ts';
import { sentences } from './test-messages.ts';

const browsers = ['chromium', 'chromium-browser', 'google-chrome'];
// The headless shell has the same engine without windows: it starts faster.
const shell = 'chromium-headless-shell';

const onPath = (names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

function playwrightsOwn(): string | undefined {
  const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('@playwright/test');
  const file: unknown = chromium.executablePath();
  return typeof file === 'string' && existsSync(file) ? file : undefined;
}

const presentBrowser = (): string | undefined => onPath(browsers) ?? playwrightsOwn();

type Installation = { file: string | undefined; fault: string | undefined };

const install = (name: string): Promise<Installation> =>
  step(sentences.chromium, async (show) => {
    await updatePackageLists(show);
    const fault = await installPackages([name], show);
    return { file: onPath([name]), fault };
  });

/**
 * When the machine has a browser and apt does not list the headless shell, its installation is not
 * tried: each run would repeat the failure.
 */
async function findShell(): Promise<string | undefined> {
  const file = onPath([shell]);
  if (file !== undefined || !canInstall()) return file;
  if (presentBrowser() !== undefined && !(await isListed(shell))) return undefined;
  return (await install(shell)).file;
}

async function findBrowser(): Promise<string> {
  const found = presentBrowser();
  if (found !== undefined) return found;
  if (!canInstall()) throw new Refusal(sentences.noChromium);
  const { file, fault } = await install('chromium');
  if (file === undefined) throw new Refusal(sentences.chromiumInstallFailed(fault ?? ''));
  return file;
}

type Chromium = { file: string; description: string };

function describe(file: string): Chromium {
  const version = execFileSync(file, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { file, description: version.trim() };
}

export const ensureChromium = async (): Promise<Chromium> =>
  describe(process.env.PLAYWRIGHT_CHROMIUM ?? (await findBrowser()));

/** Chromium's headless shell runs the journeys in two thirds of the time of the whole browser. */
export const ensureHeadlessChromium = async (): Promise<Chromium> =>
  describe(process.env.PLAYWRIGHT_CHROMIUM ?? (await findShell()) ?? (await findBrowser()));
