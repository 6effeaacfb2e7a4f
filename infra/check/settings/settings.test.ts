import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../process/paths.ts';
import { refreshFiles } from '../documents/refresh-files.ts';
import { developmentSettings, startSettings } from './script-settings.ts';
import {
  type SettingsGroup,
  writeEnvironmentExample,
  writeSettingsDocument,
} from './settings-documents.ts';
import { findUndeclaredSettings } from './undeclared-settings.ts';

const setting = (name: string, description: string, more = {}) => ({
  name,
  description,
  fallback: null,
  example: '',
  isSecret: false,
  ...more,
});
const groups: SettingsGroup[] = [
  {
    title: 'Service',
    settings: [setting('PORT', 'Port | socket.', { fallback: '`3000`', example: '3000' })],
  },
  { title: 'Mails', settings: [setting('SMTP_URL', 'Mail server.', { isSecret: true })] },
];

describe('the generated documents of the settings', () => {
  it('give each setting its default, its meaning and whether it is a secret', () => {
    const document = writeSettingsDocument(groups);
    expect(document).toContain('| `PORT` | `3000` |  | Port \\| socket. |');
    expect(document).toContain('| `SMTP_URL` | – | yes | Mail server. |');
    expect(writeEnvironmentExample(groups)).toContain(
      '# Port | socket.\n# PORT=3000\n\n# Mails\n\n# Secret. Mail server.\n# SMTP_URL=\n',
    );
  });

  it('are named as stale only after a setting has changed', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'parages-settings-'));
    const refresh = (all: SettingsGroup[]) =>
      refreshFiles(folder, [{ name: 'settings.md', content: writeSettingsDocument(all) }]);
    try {
      refresh(groups);
      expect(refresh(groups)).toEqual([]);
      const changed = [
        {
          title: 'Service',
          settings: [setting('PORT', 'Port.', { fallback: '`4000`', example: '4000' })],
        },
      ];
      expect(refresh(changed)).toEqual(['settings.md']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('include the settings of the scripts in the committed docs/settings.md, AUTH_CORE_KEY as a secret', () => {
    const committed = readFileSync(path.join(root, 'docs/settings.md'), 'utf8');
    for (const { name } of [startSettings, ...developmentSettings].flatMap(
      ({ settings }) => settings,
    ))
      expect(committed).toContain(`| \`${name}\` |`);
    expect(committed).toMatch(/\| `AUTH_CORE_KEY` \|[^|]+\| yes \|/);
  });
});

describe('the check of the environment variables that the code reads', () => {
  const find = (text: string, declared: string[] = []) =>
    findUndeclaredSettings([{ name: 'infra/a.ts', lines: [text] }], new Set(declared));

  it.each([
    'process.env.PARAGES_NEW',
    'environment.PARAGES_NEW',
    'const { PARAGES_NEW: url = 1 } = process.env;',
  ])('refuses an undeclared variable that the code reads as %s', (text) => {
    expect(find(text)).toEqual([
      expect.stringContaining('infra/a.ts: PARAGES_NEW is read and not declared'),
    ]);
  });

  it('accepts a declared variable, and ignores names that are not environment variables', () => {
    expect(find('process.env.PORT', ['PORT'])).toEqual([]);
    expect(find('import.meta.env.SSR; settings.PORT')).toEqual([]);
  });
});
