import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder =
  process.env.PARAGES_DATA_DIR ??
  fileURLToPath(new URL('../../../../../shared/data', import.meta.url));

/**
 * The path of a file or folder in the data folder beside the repository; undefined when it is
 * absent: tests that need it are then skipped.
 */
export function sharedData(path: string): string | undefined {
  const whole = `${folder}/${path}`;
  return existsSync(whole) ? whole : undefined;
}
