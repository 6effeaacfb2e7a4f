import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { hosts } from '../../production/rehearsal/installation.ts';
import { readEnvironment } from '../../production/rehearsal/units.ts';

type Addresses = {
  database: string;
  pooler: string;
  standby: string;
  corePort: number;
  picturesFolder: string;
};

const secret = (): string => randomBytes(32).toString('hex');

/** The settings of docs/operations.md, with a pooler and a standby. */
const installed = (to: Addresses): Record<string, string> => ({
  MAIN_HOST: hosts.main,
  PRO_HOST: hosts.pro,
  TRUST_PROXY: 'loopback',
  DATABASE_URL: to.database,
  DATABASE_POOLER_URL: to.pooler,
  DATABASE_READ_URL: to.standby,
  SUPERTOKENS_CONNECTION_URI: `http://127.0.0.1:${to.corePort}`,
  SUPERTOKENS_API_KEY: secret(),
  AUTH_CORE_IN_PRODUCTION: 'allowed',
  AUTH_CORE_KEY: secret(),
  PICTURES_FOLDER: to.picturesFolder,
  CONTACT_EMAIL: 'contact@parages.test',
});

// The settings of the sandbox that production accepts without a word in UNSAFE_SETTINGS.
const accepted = new Set(['FACEBOOK_CLIENT_ID', 'MAIL_REPLY_ADDRESS']);

// The attack sends requests faster than visitors, and the load comes from one address.
const unlimited = { RATE_LIMITS: 'off', ALLOWED_HOSTS: '127.0.0.1', LOG_LEVEL: 'fatal' };

/** Writes the settings file of the units; `standIns` are the settings of the sandbox. */
export function writeSettings(
  file: string,
  to: Addresses,
  standIns: Readonly<Record<string, string>>,
): void {
  const unsafe = ['RATE_LIMITS', ...Object.keys(standIns).filter((name) => !accepted.has(name))];
  const all = {
    ...installed(to),
    ...standIns,
    ...unlimited,
    UNSAFE_SETTINGS: unsafe.join(','),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}='${value}'\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
}

export const readSettings = (file: string): Record<string, string> =>
  readEnvironment(readFileSync(file, 'utf8').split('\n'));
