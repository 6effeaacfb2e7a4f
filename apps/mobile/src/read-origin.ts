import { appSettings } from '../app-settings.ts';
import { settingsFile } from './settings-file.ts';

/** The origin of the service that the build of the application names. */
export async function readOrigin(): Promise<string> {
  const answer = await fetch(`/${settingsFile}`);
  const { origin }: { origin?: unknown } = await answer.json();
  return typeof origin === 'string' ? origin : appSettings.origin;
}
