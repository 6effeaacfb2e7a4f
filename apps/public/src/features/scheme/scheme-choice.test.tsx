import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemeCookie } from '@parages/contracts/vocabulary/site/schemes';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addWords } from '../../lib/i18n/i18n.ts';
import { schemePlaceId } from '../../lib/scheme-place-id.ts';
import { renderPart } from '../../test/render-part.tsx';
import { schemeFr } from './scheme.fr.ts';
import { SchemeChoice } from './scheme-choice.tsx';

addWords('scheme', { fr: schemeFr, en: () => import('./scheme.en.ts') });

const root = document.documentElement;
const template = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
const [, inlineScript = ''] = /<script>([\s\S]*?)<\/script>/.exec(template) ?? [];
const openPage = () => new Function(inlineScript)();

beforeEach(() => {
  const bars = template.match(/<meta name="theme-color"[^>]*>/g) ?? [];
  document.head.insertAdjacentHTML('beforeend', bars.join(''));
  document.body.insertAdjacentHTML('beforeend', `<div id="${schemePlaceId}"></div>`);
});
afterEach(async () => {
  for (const part of document.querySelectorAll(`meta[name="theme-color"], #${schemePlaceId}`))
    part.remove();
  delete root.dataset.scheme;
  await cookieStore.delete(schemeCookie);
});

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((bar) =>
    bar.getAttribute('media'),
  );

describe('decisions "Dark mode: follows the system, with a switch in the footer"', () => {
  it('offers the scheme of the system, which is chosen at first, the light and the dark one', () => {
    renderPart(<SchemeChoice />);
    expect(screen.getByRole('group', { name: 'Apparence' })).toBeInTheDocument();
    const labels = screen.getAllByRole('radio').map(({ parentElement }) => parentElement);
    expect(labels.map((label) => label?.textContent)).toEqual(['Système', 'Clair', 'Sombre']);
    expect(screen.getByRole('radio', { name: 'Système' })).toBeChecked();
    expect(root.dataset.scheme).toBeUndefined();
  });

  it('shows the page in the chosen scheme at once, and keeps it for a year in a cookie of the whole site', async () => {
    renderPart(<SchemeChoice />);
    await choose('Sombre');
    expect(root.dataset.scheme).toBe('dark');
    expect(bars()).toEqual(['not all', 'all']);
    expect(await cookieStore.get(schemeCookie)).toMatchObject({
      value: 'dark',
      path: '/',
      sameSite: 'lax',
      expires: expect.closeTo(Date.now() + 365 * 24 * 3_600_000, -5),
    });
  });

  it('the inline script of the document reads the cookie before the page is shown, and the switch shows the choice', async () => {
    await cookieStore.set(schemeCookie, 'light');
    openPage();
    expect(root.dataset.scheme).toBe('light');
    renderPart(<SchemeChoice />);
    expect(screen.getByRole('radio', { name: 'Clair' })).toBeChecked();
    expect(bars()).toEqual(['all', 'not all']);
  });

  it('follows the system again, without a cookie, once the visitor chooses it', async () => {
    renderPart(<SchemeChoice />);
    await choose('Sombre');
    await choose('Système');
    expect(root.dataset.scheme).toBeUndefined();
    expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    expect(await cookieStore.get(schemeCookie)).toBeNull();
  });

  it.each(['neon', 'darker'])('the inline script ignores the cookie value %j', async (value) => {
    await cookieStore.set(schemeCookie, value);
    openPage();
    expect(root.dataset.scheme).toBeUndefined();
  });
});
