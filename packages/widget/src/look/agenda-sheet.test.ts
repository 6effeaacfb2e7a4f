import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAgendaOptions } from '@parages/contracts/vocabulary/search/agenda';
import { themeHues } from '@parages/contracts/vocabulary/themes/theme-hues';
import { describe, expect, it } from 'vitest';
import { agendaSheet, darkTokens, lightTokens } from './agenda-sheet.ts';
import { contrastOf, readableOn } from './contrast.ts';
import { readAgendaRules } from './read-rules.ts';

const sheet = (asked: Record<string, string> = {}): string =>
  agendaSheet(
    '',
    readAgendaOptions((name) => asked[name] ?? null),
  );

describe('agendaSheet', () => {
  it.each([
    ['light', lightTokens],
    ['dark', darkTokens],
  ])('the texts of the %s scheme are readable on its ground', (_scheme, tokens) => {
    for (const name of ['ink', 'soft', 'accent'] as const)
      expect(contrastOf(tokens[name], tokens.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(tokens.danger, tokens['danger-tint'])).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(tokens.ink, tokens.highlight)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['tokens.css', lightTokens],
    ['dark.css', darkTokens],
  ])('has the colours of %s of the sites', (file, tokens) => {
    const folder = join(import.meta.dirname, '../../../ui/src/tokens');
    const css = readFileSync(join(folder, file), 'utf8');
    const names = { soft: 'ink-soft' } as Record<string, string>;
    for (const [name, value] of Object.entries(tokens))
      expect(css).toContain(`--color-${names[name] ?? name}: ${value};`);
  });

  it('the dates of each theme are readable on the light ground', () => {
    for (const { strong } of Object.values(themeHues))
      expect(contrastOf(strong, lightTokens.paper)).toBeGreaterThanOrEqual(4.5);
  });

  it('follows the system, or has one scheme', () => {
    expect(sheet()).toContain('@media (prefers-color-scheme:dark)');
    expect(sheet({ scheme: 'light' })).not.toContain(darkTokens.paper);
    expect(sheet({ scheme: 'dark' })).not.toContain('@media');
    expect(sheet({ scheme: 'dark' })).toContain(darkTokens.paper);
  });

  it('takes an accent in place of the colours of the themes', () => {
    expect(sheet({ accent: '1d4fd8' })).toContain('--accent:var(--parages-accent,#1d4fd8)');
    expect(sheet({ accent: '1d4fd8' })).toContain('--date:var(--accent)');
    expect(sheet({ accent: 'red}body{' })).toBe(sheet());
  });

  it('each colour can be replaced by a custom property of the page', () => {
    for (const name of Object.keys(lightTokens))
      expect(sheet()).toContain(`--${name}:var(--parages-${name},`);
  });

  it('loads nothing', () => {
    expect(readAgendaRules()).not.toMatch(/url\(|@import/);
  });
});

it.each(['#ffff00', '#ffffff', '#777777', '#000000', '#1d4fd8', '#00ff00'])(
  'readableOn darkens or lightens %s until a text of it is readable on either ground',
  (colour) => {
    for (const ground of [lightTokens.paper, darkTokens.paper])
      expect(contrastOf(readableOn(ground, colour), ground)).toBeGreaterThanOrEqual(4.5);
  },
);
