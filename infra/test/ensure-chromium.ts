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
// The same engine without windows: it starts faster, and has no processes for the interface.
const shell = 'chromium-headless-shell';

const onPath = (names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

/** Playwright's own Chromium, when it was downloaded. */
function playwrightsOwn(): string | undefined {
  const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('@playwright/test');
  const file: unknown = chromium.executablePath();
  return typeof file === 'string' && existsSync(file) ? file : undefined;
}

const presentBrowser = (): string | undefined => onPath(browsers) ?? playwrightsOwn();

type Installation = { file: string | undefined; fault: string | undefined };

/** Installs a Debian package and looks for its program. */
const install = (name: string): Promise<Installation> =>
  step(sentences.chromium, async (show) => {
    await updatePackageLists(show);
    const fault = await installPackages([name], show);
    return { file: onPath([name]), fault };
  });

/**
 * The headless shell: that of the PATH, else Debian's package, where it can be installed. When the
 * machine has a browser, a package that apt does not list is not tried: each run would repeat the
 * failure.
 */
async function findShell(): Promise<string | undefined> {
  const file = onPath([shell]);
  if (file !== undefined || !canInstall()) return file;
  if (presentBrowser() !== undefined && !(await isListed(shell))) return undefined;
  return (await install(shell)).file;
}

/** The PATH's browser, else Playwright's own, else Debian's package. */
async function findBrowser(): Promise<string> {
  const found = presentBrowser();
  if (found !== undefined) return found;
  if (!canInstall()) throw new Refusal(sentences.noChromium);
  const { file, fault } = await install('chromium');
  if (file === undefined) throw new Refusal(sentences.chromiumInstallFailed(fault ?? ''));
  return file;
}

type Chromium = { file: string; description: string };

/** Reads the name and version of a browser, for the screen. */
function describe(file: string): Chromium {
  const version = execFileSync(file, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { file, description: version.trim() };
}

/**
 * The whole browser, which benchmarks and pictures use: `PLAYWRIGHT_CHROMIUM`, else the PATH's,
 * else Playwright's own, else Debian's package.
 * @returns its file, and "Chromium 156.0.1" for the screen
 * @throws {Refusal} with one sentence that says how to install it
 */
export const ensureChromium = async (): Promise<Chromium> =>
  describe(process.env.PLAYWRIGHT_CHROMIUM ?? (await findBrowser()));

/**
 * The browser of the journeys: `PLAYWRIGHT_CHROMIUM`, else Chromium's headless shell, which runs
 * them in two thirds of the time, else the whole browser.
 */
export const ensureHeadlessChromium = async (): Promise<Chromium> =>
  describe(process.env.PLAYWRIGHT_CHROMIUM ?? (await findShell()) ?? (await findBrowser()));
