import { expect, it } from 'vitest';
import { putElsewhere, readSections } from './guide.ts';
import { readEnvironment, readUnit } from './units.ts';

it('readSections returns the commands below each heading, without prose and other code', () => {
  const text = [
    '# Guide',
    '## First',
    'Prose.',
    '```sh',
    '# a comment',
    'one',
    '```',
    '```json',
    '{}',
    '```',
    '### Second',
    '```sh',
    'two',
    '```',
    'More prose.',
    '```sh',
    'three',
    '```',
  ].join('\n');
  expect(readSections(text)).toEqual([
    { title: 'First', commands: '# a comment\none\n' },
    { title: 'Second', commands: 'two\nthree\n' },
  ]);
});

it('putElsewhere replaces every place', () =>
  expect(putElsewhere('cd /srv/a; ls /srv/a:80', { '/srv/a': '/tmp/b', ':80': ':8080' })).toBe(
    'cd /tmp/b; ls /tmp/b:8080',
  ));

it('readUnit returns what runs a unit, with its instance', () =>
  expect(
    readUnit(
      '[Service]\nWorkingDirectory=/a\nEnvironmentFile=/a/settings.env\nEnvironment=PORT=%i A=b\nExecStart=/bin/node x.ts\nKillSignal=SIGQUIT\nTimeoutStopSec=15\n',
      '3001',
    ),
  ).toEqual({
    isOneshot: false,
    workingFolder: '/a',
    environmentFile: '/a/settings.env',
    environment: { PORT: '3001', A: 'b' },
    start: '/bin/node x.ts',
    startPost: undefined,
    stopSignal: 'SIGQUIT',
    stopSeconds: 15,
  }));

it('readEnvironment ignores comments, and the last value of a name wins', () =>
  expect(readEnvironment(['# A=1', 'A=1', "B='x y'", 'A=2', ''])).toEqual({ A: '2', B: 'x y' }));
