import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const database = { DATABASE_URL: 'postgres://app@127.0.0.1/parages' };

describe('settings of outside services', () => {
  it('may be absent; an empty SMTP_URL, GEOCODER_URL or GOOGLE_CLIENT_ID counts as absent', () => {
    expect(readConfig(database).SMTP_URL).toBeUndefined();
    expect(
      readConfig({ ...database, SMTP_URL: '', GEOCODER_URL: '', GOOGLE_CLIENT_ID: '' }),
    ).toMatchObject(readConfig(database));
  });

  it('accept smtps in SMTP_URL and https in GEOCODER_URL; refuse https in SMTP_URL, ftp in REGISTRY_URL', () => {
    const given = {
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      GEOCODER_URL: 'https://data.geopf.fr/geocodage',
    };
    expect(readConfig({ ...database, ...given })).toMatchObject(given);
    expect(() => readConfig({ ...database, SMTP_URL: 'https://mail.example' })).toThrow(/SMTP_URL/);
    expect(() => readConfig({ ...database, REGISTRY_URL: 'ftp://companies.example' })).toThrow(
      /REGISTRY_URL/,
    );
  });
});
