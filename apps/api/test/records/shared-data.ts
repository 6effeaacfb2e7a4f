import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder =
  process.env.PARAGES_DATA_DIR ??
  fileURLToPath(new URL('../../../../../shared/data', import.meta.url));

/**
 * Returns undefined when the data folder beside the repository lacks the file or folder; tests that
 * need it are then skipped.
 */
export function sharedData(path: string): string | undefined {
  const whole = `${folder}/${path}`;
  return existsSync(whole) ? whole : undefined;
}
