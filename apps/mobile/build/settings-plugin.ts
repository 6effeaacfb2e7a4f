import type { Plugin } from 'vite';
import { appSettings } from '../app-settings.ts';
import { settingsFile } from '../src/settings-file.ts';

/** @throws when `MOBILE_ORIGIN` is not the origin of a site */
export function originOfBuild({ MOBILE_ORIGIN: given }: NodeJS.ProcessEnv): string {
  if (!given) return appSettings.origin;
  const { origin, protocol } = new URL(given);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error(`MOBILE_ORIGIN is no origin of a site: ${given}`);
  return origin;
}

export const settingsPlugin = (): Plugin => ({
  name: 'app-settings',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify({ origin: originOfBuild(process.env) });
    this.emitFile({ type: 'asset', fileName: settingsFile, source });
  },
});
