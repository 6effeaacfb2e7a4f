// Specification: §5.4, §5.5
import { createApiClient } from '@parages/contracts/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindApi } from '../../lib/api.ts';
import { addWords } from '../../lib/i18n/i18n.ts';
import { renderPart } from '../../test/render-part.tsx';
import { PlaceField } from './place-field.tsx';
import { searchFr } from './search.fr.ts';

addWords('search', { fr: searchFr, en: () => import('./search.en.ts') });

const amboise = {
  id: 'amboise',
  kind: 'commune',
  name: 'Amboise',
  fullName: 'Amboise (37)',
  position: { lon: 0.98, lat: 47.41 },
  disabled: false,
};
const nowhere = {
  ...amboise,
  id: 'island',
  name: 'Amboise-les-Îles',
  fullName: 'Amboise-les-Îles (98)',
  position: null,
  disabled: true,
};
const department = {
  ...amboise,
  id: '37',
  kind: 'department',
  name: 'Indre-et-Loire',
  fullName: 'Indre-et-Loire (37)',
};
const delayMs = 500;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show(items: object[] | Promise<object[]>) {
  const asked: (string | null)[] = [];
  const onChoose = vi.fn();
  const { queryClient } = renderPart(
    <PlaceField current={null} onChoose={onChoose} onAroundMe={vi.fn()} />,
  );
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(new URL(new Request(input).url).searchParams.get('text'));
    return Response.json({ items: await items });
  };
  bindApi(queryClient, createApiClient({ baseUrl: 'http://localhost', fetch }));
  return { asked, onChoose };
}
const type = (text: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Où\u00a0?' }), {
    target: { value: text },
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('§5 "Place search: debounced 500 ms, queries only when non-empty, shows a loading item while fetching and an empty-results item when nothing found"', () => {
  it('queries the API 500 ms after the last keystroke, not after 499 ms', async () => {
    const { asked } = show([amboise]);
    type('a');
    await wait(delayMs - 1);
    type('amb');
    await wait(delayMs - 1);
    expect(asked).toEqual([]);
    await wait(1);
    expect(asked).toEqual(['amb']);
  });

  it('sends no request for an empty or blank text', async () => {
    const { asked } = show([amboise]);
    type('   ');
    await wait(2 * delayMs);
    type('');
    await wait(2 * delayMs);
    expect(asked).toEqual([]);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('shows a loading item while fetching, then an empty-results item', async () => {
    let answer: (items: object[]) => void = () => {};
    show(new Promise((resolve) => (answer = resolve)));
    type('zzz');
    expect(screen.getByRole('option')).toHaveTextContent('Recherche…');
    await wait(delayMs);
    expect(screen.getByRole('option')).toHaveTextContent('Recherche…');
    answer([]);
    await wait(1);
    expect(screen.getByRole('option')).toHaveTextContent('Aucun lieu trouvé');
  });

  it('Enter pressed before the suggestions arrive chooses the first enabled one on arrival', async () => {
    const { onChoose } = show([nowhere, amboise]);
    type('amboise');
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    expect(onChoose).not.toHaveBeenCalled();
    await wait(delayMs);
    await wait(50);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({
      name: 'Amboise',
      position: amboise.position,
    });
    expect(screen.getByRole('combobox')).toHaveAttribute('enterkeyhint', 'search');
  });

  it('a text that changes after Enter, before the suggestions arrive, cancels the choice', async () => {
    const { onChoose } = show([amboise]);
    type('amb');
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    type('ambo');
    await wait(delayMs);
    await wait(50);
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.getByRole('option', { name: /Amboise/ })).toBeInTheDocument();
  });

  it('calls onChoose with the name and position of the town that is clicked, and ignores a click on a disabled one', async () => {
    const { onChoose } = show([nowhere, amboise]);
    type('amboise');
    await wait(delayMs);
    await wait(50);
    fireEvent.click(screen.getByRole('option', { name: /Amboise-les-Îles/ }));
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('option', { name: /Amboise \(37\)/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({
      name: 'Amboise',
      position: amboise.position,
    });
  });
});

it('names the kind of a department, whose capital it passes on', async () => {
  const { onChoose } = show([amboise, department]);
  type('indre');
  await wait(delayMs);
  await wait(50);
  expect(screen.getByRole('option', { name: /Amboise/ })).toHaveTextContent('Amboise (37)');
  const option = screen.getByRole('option', { name: /Indre-et-Loire/ });
  expect(option).toHaveTextContent('Indre-et-Loire (département)');
  fireEvent.click(option);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({
    name: 'Indre-et-Loire',
    position: department.position,
  });
});

it('names the kind and the town of an address, whose name and position it passes on as a point', async () => {
  const address = {
    ...amboise,
    id: 'address',
    kind: 'address',
    name: '12 Rue Nationale, Tours',
    fullName: '12 Rue Nationale, 37000 Tours',
  };
  const station = {
    ...address,
    id: 'station',
    kind: 'station',
    name: 'Gare de Tours',
    fullName: 'Gare de Tours, 37000 Tours',
  };
  const { onChoose } = show([address, station]);
  type('12 rue nationale');
  await wait(delayMs);
  await wait(50);
  expect(screen.getByRole('option', { name: /^Gare/ })).toHaveTextContent(
    'Gare de Tours, 37000 Tours (gare)',
  );
  const option = screen.getByRole('option', { name: /^12 Rue/ });
  expect(option).toHaveTextContent('12 Rue Nationale, 37000 Tours (adresse)');
  fireEvent.click(option);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({
    name: address.name,
    position: address.position,
    isPoint: true,
  });
});
