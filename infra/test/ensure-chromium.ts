import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Refusal } from '../console/refusal.ts';
import { step } from '../console/step.ts';
import { root } from '../process/paths.ts';
import { canInstall, installPackages, updatePackageLists } from './debian-packages.ts';
import { sentences } from './test-messages.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

const onPath = (): string | undefined =>
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

const find = (): string | undefined =>
  process.env.PLAYWRIGHT_CHROMIUM ?? onPath() ?? playwrightsOwn();

async function install(): Promise<string> {
  if (!canInstall()) throw new Refusal(sentences.noChromium);
  return step(sentences.chromium, async (show) => {
    await updatePackageLists(show);
    const fault = await installPackages(['chromium'], show);
    const file = onPath();
    if (file === undefined) throw new Refusal(sentences.chromiumInstallFailed(fault ?? ''));
    return file;
  });
}

/**
 * The PATH's Chromium, else Playwright's own, else Debian's package.
 * @returns its file, and "Chromium 156.0.1" for the screen
 * @throws {Refusal} one sentence how to get it
 */
export async function ensureChromium(): Promise<{ file: string; description: string }> {
  const file = find() ?? (await install());
  const description = execFileSync(file, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  return { file, description };
}
