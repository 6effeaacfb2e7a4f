import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder =
  process.env.PARAGES_DATA_DIR ??
  fileURLToPath(new URL('../../../../../shared/data', import.meta.url));

/** A file or folder of the data folder beside the repository; undefined when it is not there, and the test that wants it says it was skipped. */
export function sharedData(path: string): string | undefined {
  const whole = `${folder}/${path}`;
  return existsSync(whole) ? whole : undefined;
}
