import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { addWords } from '../../lib/i18n/i18n.ts';
import type { SearchPlace } from '../../lib/search/search-place.ts';
import { renderPart } from '../../test/render-part.tsx';
import { searchFr } from './search.fr.ts';
import { SearchForm } from './search-form.tsx';

addWords('search', { fr: searchFr, en: () => import('./search.en.ts') });

const tours = '/ville/tours/category/concerts';

const inTours: SearchPlace = {
  kind: 'town',
  name: 'Tours',
  position: { lon: 0.704, lat: 47.3948 },
};

function show(path: string, place: SearchPlace = inTours) {
  const onPress = vi.fn();
  const { router } = renderPart(<SearchForm place={place} part={null} onPress={onPress} />, path);
  const addressOf = () => router.state.location.pathname + router.state.location.search;
  return { addressOf, onPress };
}
// Not by its role, which its suggestions change.
const field = () => screen.getByLabelText('Quoi');

describe('issue "The visitor’s first minute": the search form', () => {
  it.each([
    ['/recherche?dist=5&sort=newest&pages=3', '/recherche?dist=5&sort=newest&q=jazz'],
    ['/recherche?coords=0.7,47.39', '/recherche?coords=0.7,47.39&q=jazz'],
    [`${tours}?q=rock`, `${tours}?q=jazz`],
    [`${tours}/ce-week-end`, `${tours}?q=jazz&dates=2026-06-13_2026-06-14`],
    // Its loader leads to the search page of the town.
    ['/ville/tours?opts=free', '/ville/tours?opts=free&q=jazz'],
  ])('from %s, Enter leads to %s', async (path, expected) => {
    const { addressOf } = show(path);
    await userEvent.clear(field());
    await userEvent.type(field(), ' jazz {Enter}');
    await expect.poll(addressOf).toBe(expected);
    expect(field()).toHaveValue('jazz');
  });

  it('an empty text removes the text of the address, and « Chercher » submits it', async () => {
    const { addressOf } = show('/category/concerts?q=jazz&dist=5');
    expect(field()).toHaveValue('jazz');
    await userEvent.clear(field());
    await userEvent.click(screen.getByRole('button', { name: 'Chercher' }));
    await expect.poll(addressOf).toBe('/category/concerts?dist=5');
  });

  it('stays on the page when the text has not changed', async () => {
    const { addressOf } = show('/ville/tours?pages=2');
    await userEvent.click(screen.getByRole('button', { name: 'Chercher' }));
    expect(addressOf()).toBe('/ville/tours?pages=2');
  });

  it.each([
    ['/category/concerts', '/category/concerts', { q: '' }],
    [
      '/category/concerts?q=jazz&coords=0.7,47.39&dist=5&dates=2026-06-13&opts=free,pmr&pages=2',
      '/category/concerts',
      { q: 'jazz', coords: '0.7,47.39', dist: '5', dates: '2026-06-13', opts: 'free,pmr' },
    ],
    [`${tours}/ce-week-end`, tours, { q: '', dates: '2026-06-13_2026-06-14' }],
  ])('on %s, the browser alone would send %s the filters %j', (path, action, values) => {
    show(path);
    const form = field().closest('form') as HTMLFormElement;
    expect(form).toHaveAttribute('action', action);
    expect(form).toHaveAttribute('method', 'get');
    expect(Object.fromEntries(new FormData(form))).toEqual(values);
  });

  it('bounds the text, and gives phones a search key', () => {
    show('/recherche');
    expect(field()).toHaveAttribute('minlength', '2');
    expect(field()).toHaveAttribute('maxlength', '100');
    expect(field()).toHaveAttribute('enterkeyhint', 'search');
  });

  it('shows the place and the dates as buttons that open their parts of the panel', async () => {
    const { onPress } = show('/category/concerts?dates=2026-06-13_2026-06-14');
    await userEvent.click(screen.getByRole('button', { name: 'Où Tours' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quand Ce week-end' }));
    expect(onPress.mock.calls).toEqual([['place'], ['dates']]);
  });

  it('asks for a place when it is unknown', () => {
    show('/recherche', { kind: 'nowhere', name: null, position: null });
    expect(screen.getByRole('button', { name: 'Où Choisis un lieu' })).toBeInTheDocument();
  });
});
