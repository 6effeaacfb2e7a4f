// Specification: §4.4, §5.5
import { createApiClient } from '@parages/contracts/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { describe, expect, it, vi } from 'vitest';
import { bindApi } from '../../../lib/api.ts';
import { addWords } from '../../../lib/i18n/i18n.ts';
import { keepRecentPlace, listRecentPlaces } from '../../../lib/search/recent-places.ts';
import { amboise, department, station, suggestionOf, tours } from '../../../test/a-place.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { PlaceField } from '../place-field.tsx';
import { searchFr } from '../search.fr.ts';

addWords('search', { fr: searchFr, en: () => import('../search.en.ts') });

const keepAll = () => [tours, department, station].forEach(keepRecentPlace);
const combobox = () => screen.getByRole('combobox', { name: 'Où\u00a0?' });
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function show(current: { lon: number; lat: number } | null = null) {
  const onChoose = vi.fn();
  const onAroundMe = vi.fn();
  const { queryClient } = renderPart(
    <PlaceField current={current} onChoose={onChoose} onAroundMe={onAroundMe} />,
  );
  const fetch = async () => Response.json({ items: [suggestionOf(amboise)] });
  bindApi(queryClient, createApiClient({ baseUrl: 'http://localhost', fetch }));
  await userEvent.click(combobox());
  return { onChoose, onAroundMe };
}

describe('issue 15 "the last five places": an empty place field with the focus', () => {
  it('offers "Autour de moi" and the last places with their kinds, newest first, in a group with a way to forget them', async () => {
    keepAll();
    await show();
    expect(combobox()).toHaveAttribute('aria-expanded', 'true');
    expect(optionTexts()).toEqual([
      'Autour de moi',
      'Gare d’AmboiseGare d’Amboise, 37400 Amboise (gare)',
      'IndreIndre (département)',
      'ToursTours (37), Indre-et-Loire',
      'Les oublier',
    ]);
    const group = screen.getByRole('group', { name: 'Tes derniers lieux' });
    expect(within(group).getAllByRole('option')).toHaveLength(4);
    expect(screen.getByRole('status')).toHaveTextContent(/^Tes derniers lieux\s: 3$/);
  });

  it('offers nothing before any choice', async () => {
    await show();
    expect(combobox()).toHaveAttribute('aria-expanded', 'false');
    expect(optionTexts()).toEqual([]);
  });

  it('does not offer the searched place, and offers nothing when it is the only one', async () => {
    keepRecentPlace(tours);
    await show(tours.position);
    expect(optionTexts()).toEqual([]);
  });

  it('Enter without a choice chooses nothing; the arrows and Enter choose a place, which becomes the newest', async () => {
    keepAll();
    const { onChoose } = await show(station.position);
    await userEvent.keyboard('{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: /^Tours/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({
      name: 'Tours',
      position: { lon: 0.7, lat: 47.39 },
    });
    expect(listRecentPlaces().map(({ name }) => name)).toEqual(['Tours', station.name, 'Indre']);
  });

  it('passes a chosen station on as a point', async () => {
    keepRecentPlace(station);
    const { onChoose } = await show();
    await userEvent.click(screen.getByRole('option', { name: /^Gare/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({
      name: station.name,
      position: { lon: 0.98, lat: 47.42 },
      isPoint: true,
    });
  });

  it('asks for the device’s position on "Autour de moi", which it does not keep', async () => {
    keepRecentPlace(tours);
    const { onAroundMe, onChoose } = await show();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onAroundMe).toHaveBeenCalledOnce();
    expect(onChoose).not.toHaveBeenCalled();
    expect(listRecentPlaces()).toHaveLength(1);
  });

  it('replaces them by the suggestions of a typed text, whose chosen place it keeps', async () => {
    keepRecentPlace(tours);
    const { onChoose } = await show();
    await userEvent.keyboard('a');
    expect(optionTexts()).toEqual(['Recherche…']);
    await userEvent.click(await screen.findByRole('option', { name: /^Amboise/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({
      name: 'Amboise',
      position: amboise.position,
    });
    expect(listRecentPlaces().map(({ name }) => name)).toEqual(['Amboise', 'Tours']);
  });

  it('offers a place again right after its choice', async () => {
    keepRecentPlace(tours);
    await show();
    await userEvent.keyboard('a');
    await userEvent.click(await screen.findByRole('option', { name: /^Amboise/ }));
    await userEvent.click(combobox());
    expect(optionTexts()).toEqual([
      'Autour de moi',
      'AmboiseAmboise (37), Indre-et-Loire',
      'ToursTours (37), Indre-et-Loire',
      'Les oublier',
    ]);
  });

  it('"Les oublier", chosen by keyboard, empties the list, says so and keeps the focus in the field', async () => {
    const before = toast.getHistory().length;
    keepAll();
    await show();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Les oublier');
    await userEvent.keyboard('{Enter}');
    expect(listRecentPlaces()).toEqual([]);
    expect(optionTexts()).toEqual([]);
    expect(combobox()).toHaveFocus();
    await vi.waitFor(() =>
      expect(toast.getHistory().slice(before)).toMatchObject([
        { title: 'Tes derniers lieux sont oubliés' },
      ]),
    );
  });
});
