import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { mailSender, replySettings, siteOrigin } from './mail-settings.ts';

const read = (environment: Record<string, string> = {}) =>
  readConfig({ DATABASE_URL: 'postgresql://localhost/x', ...environment });

it('mailSender reads MAIL_FROM with or without a name, else bonjour@MAIN_HOST; readConfig refuses two addresses', () => {
  expect(mailSender(read({ MAIL_FROM: 'Parages <bonjour@parages.example>' }))).toEqual({
    name: 'Parages',
    address: 'bonjour@parages.example',
  });
  expect(mailSender(read({ MAIL_FROM: '"À, B" <a@b.fr>' }))).toEqual({
    name: 'À, B',
    address: 'a@b.fr',
  });
  expect(mailSender(read({ MAIL_FROM: 'a@b.fr' }))).toEqual({ name: '', address: 'a@b.fr' });
  expect(mailSender(read({ MAIN_HOST: 'parages.example', MAIL_FROM: '' }))).toEqual({
    name: 'Parages',
    address: 'bonjour@parages.example',
  });
  expect(() => read({ MAIL_FROM: 'a@b.fr, c@d.fr' })).toThrow(/MAIL_FROM/);
});

it('replySettings has the three settings of answers by mail, or none of them; readConfig refuses a part and other forms', () => {
  const settings = {
    MAIL_REPLY_ADDRESS: 'reponse@reponses.example',
    MAIL_REPLY_KEY: 'a1'.repeat(32),
    MAIL_INBOUND_PASSWORD: 'p'.repeat(32),
  };
  expect(replySettings(read(settings))).toEqual({
    address: 'reponse@reponses.example',
    key: 'a1'.repeat(32),
    password: 'p'.repeat(32),
  });
  expect(replySettings(read())).toBeUndefined();
  for (const name of Object.keys(settings))
    expect(() => read({ ...settings, [name]: '' })).toThrow(`${name}: is required`);
  for (const MAIL_REPLY_ADDRESS of ['twelve.chars@a.example', 'a+b@a.example', 'a'])
    expect(() => read({ ...settings, MAIL_REPLY_ADDRESS })).toThrow(/MAIL_REPLY_ADDRESS/);
  expect(() => read({ ...settings, MAIL_REPLY_KEY: 'a1' })).toThrow(/MAIL_REPLY_KEY/);
  expect(() => read({ ...settings, MAIL_INBOUND_PASSWORD: 'p' })).toThrow(/MAIL_INBOUND_PASSWORD/);
});

it('siteOrigin returns http with the port for localhost and 127.0.0.1, and https without a port for another MAIN_HOST', () => {
  expect(siteOrigin(read({ PORT: '4000' }))).toBe('http://localhost:4000');
  expect(siteOrigin(read({ MAIN_HOST: '127.0.0.1', PORT: '4000' }))).toBe('http://127.0.0.1:4000');
  expect(siteOrigin(read({ MAIN_HOST: 'parages.example' }))).toBe('https://parages.example');
});
