// Specification: §5.35
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Imported up front: on a cold cache the lazy import takes longer than a test waits.
import '../features/editor/preview/preview.tsx';
import { aPoi } from '../test/a-poi.ts';
import { type Answers, claude, openPage, refusal } from '../test/open-page.tsx';

const poi = aPoi();
const path = `/org/pois/${poi.id}`;
const slowly = { timeout: 8000 };

const openEditor = (answers: Answers = {}) =>
  openPage(`/org/events/${poi.id}?tab=dates`, claude({ permissions: ['poi_editor'] }), {
    [`GET ${path}`]: poi,
    [`GET ${path}/preview`]: { html: '<html><body><h1>Bal du 14 juillet</h1></body></html>' },
    ...answers,
  });

// Makes the media query of wide screens match; it does not at the default width of the tests.
const widen = () => {
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(ask(query), 'matches', { value: query === '(width >= 80rem)' }),
  );
};
afterEach(() => {
  vi.restoreAllMocks();
});

describe('issue "live preview as the public card and page"', () => {
  it('on a wide screen, updates the card beside the form when the title is typed', async () => {
    widen();
    const user = userEvent.setup();
    openEditor();
    const aside = await screen.findByRole('complementary', { name: 'Aperçu' }, slowly);
    const card = await within(aside).findByRole(
      'img',
      { name: /Carte de l’événement.*Bal du 14 juillet.*14 juil.*Tours, Gratuit/ },
      slowly,
    );
    expect(within(card).getByText('Gratuit')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Titre'), ' aux lampions');
    expect(
      within(aside).getByRole('img', { name: /Bal du 14 juillet aux lampions/ }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Aperçu' })).toBeNull();
  });

  it('requests the public page again after a save, and shows it in a frame without scripts', async () => {
    widen();
    const user = userEvent.setup();
    const { calls } = openEditor({ [`PATCH ${path}/dates`]: aPoi({ version: 4 }) });
    const asked = () => calls.filter(({ path: one }) => one.endsWith('/preview')).length;
    const aside = await screen.findByRole('complementary', { name: 'Aperçu' }, slowly);
    expect(asked()).toBe(0);
    await user.click(await within(aside).findByRole('button', { name: 'La page' }, slowly));
    const frame = await within(aside).findByTitle('Aperçu de la page de l’événement', {}, slowly);
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('<h1>Bal du 14 juillet</h1>'));
    const before = asked();
    await user.type(screen.getByLabelText('Titre'), ' !');
    await waitFor(() => expect(asked()).toBeGreaterThan(before), slowly);
  });

  it('opens the preview with a button on a smaller screen', async () => {
    const user = userEvent.setup();
    openEditor();
    await user.click(await screen.findByRole('button', { name: 'Aperçu' }, slowly));
    const dialog = await screen.findByRole('dialog', { name: 'Aperçu' });
    expect(
      await within(dialog).findByRole('img', { name: /Carte de l’événement/ }, slowly),
    ).toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: 'Aperçu' })).toBeNull();
  });

  it('shows that the public page could not be loaded, and loads it with « Réessayer »', async () => {
    widen();
    const user = userEvent.setup();
    let isDown = true;
    const html = '<html><body>Bal</body></html>';
    openEditor({
      [`GET ${path}/preview`]: () => (isDown ? refusal(404, 'poi_not_found') : { html }),
    });
    const aside = await screen.findByRole('complementary', { name: 'Aperçu' }, slowly);
    await user.click(await within(aside).findByRole('button', { name: 'La page' }, slowly));
    expect(
      await within(aside).findByText('L’aperçu de la page n’a pas pu être dessiné.', {}, slowly),
    ).toBeVisible();
    isDown = false;
    await user.click(within(aside).getByRole('button', { name: 'Réessayer' }));
    expect(
      await within(aside).findByTitle('Aperçu de la page de l’événement', {}, slowly),
    ).toBeInTheDocument();
  });
});
