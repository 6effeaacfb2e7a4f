import path from 'node:path';
import { gistOf } from '../console/gist.ts';
import { Refusal } from '../console/refusal.ts';
import { step } from '../console/step.ts';
import { unlessUpToDate } from '../process/content-stamp.ts';
import { root, tool } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { sentences } from './start-messages.ts';

export const mobileFolder = path.join(root, 'apps/mobile');
const own = ['src', 'build', 'index.html', 'app-settings.ts', 'vite.config.ts', 'package.json'];

/** Builds the pages of the mobile application; `origin`: see `MOBILE_ORIGIN` in docs/settings.md. */
export async function buildApplication(origin = process.env.MOBILE_ORIGIN ?? ''): Promise<void> {
  const stamp = {
    name: `application-${encodeURIComponent(origin)}`,
    sources: [
      ...own.map((file) => `apps/mobile/${file}`),
      'apps/public',
      'packages',
      'pnpm-lock.yaml',
      'tsconfig.base.json',
    ],
    results: ['apps/mobile/dist/www/index.html'],
  };
  await unlessUpToDate(stamp, () =>
    step(sentences.application, async () => {
      const { code, output } = await runCommand(tool('vite', 'apps/mobile'), ['build'], {
        cwd: mobileFolder,
        env: { NODE_ENV: 'production', MOBILE_ORIGIN: origin },
      });
      if (code !== 0) throw new Refusal(sentences.buildFailed(gistOf(output)));
    }),
  );
}
