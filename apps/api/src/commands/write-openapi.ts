import { readFileSync, writeFileSync } from 'node:fs';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';

// No database runs at this URL: building the service sends no query.
const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgresql://app@127.0.0.1:1/none',
});
const db = openDatabase(config.DATABASE_URL, {
  engine: 'postgresql',
  statementTimeoutMs: 0,
  poolSize: 1,
  onConnectionLost: () => undefined,
});
const app = await buildApp({ config, db, clock: systemClock });
await app.ready();
const target = new URL('../../../../packages/contracts/openapi.json', import.meta.url);
const text = `${JSON.stringify(app.swagger(), null, 2)}\n`;
const isSame = (() => {
  try {
    return readFileSync(target, 'utf8') === text;
  } catch {
    return false;
  }
})();
if (!isSame) writeFileSync(target, text);
const faults = app.findDocumentFaults();
await app.close();
console.info(isSame ? 'openapi.json is up to date' : 'openapi.json written');
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
