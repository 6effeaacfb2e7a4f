// Specification: §3.6, §5.5, §8.3
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import type { PlaceItem } from './place-item.ts';
import { PlaceSearch } from './place-search.tsx';

const towns: PlaceItem[] = [
  { id: '1', name: 'Tours', detail: 'Indre-et-Loire' },
  { id: '2', name: 'Tourcoing', isDisabled: true },
  { id: '3', name: 'Tournus' },
];

function Search({
  items = towns,
  isLoading = false,
  offered,
  onSelect,
}: {
  items?: PlaceItem[];
  offered?: PlaceItem[];
  isLoading?: boolean;
  onSelect: (item: PlaceItem) => void;
}) {
  const [text, setText] = useState('');
  const words = {
    loading: 'Recherche…',
    empty: 'Aucun lieu trouvé',
    clear: 'Effacer',
    count: (found: number) => `${found} lieux`,
  };
  return (
    <PlaceSearch
      label="Où"
      inputValue={text}
      onInputChange={setText}
      items={items}
      isLoading={isLoading}
      offered={offered && { items: offered, summary: 'Derniers lieux' }}
      onSelect={onSelect}
      words={words}
    />
  );
}

const type = async (text: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Où' }));
  await userEvent.keyboard(text);
};

it('in a place search, arrows skip disabled suggestions and Enter selects the active one; the field keeps the focus', async () => {
  const onSelect = vi.fn();
  renderUi(<Search onSelect={onSelect} />);
  const field = screen.getByRole('combobox', { name: 'Où' });
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await type('tour');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('3 lieux');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const tournus = screen.getByRole('option', { name: /Tournus/, selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', tournus.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /Tours/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(towns[2]);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('the list of a place search is no tab stop, also when it scrolls', async () => {
  renderUi(<Search onSelect={vi.fn()} />);
  await type('tour');
  expect(screen.getByRole('listbox')).toHaveAttribute('tabindex', '-1');
});

it('in a place search, Enter selects the first suggestion when none is active, and nothing after Escape', async () => {
  const onSelect = vi.fn();
  renderUi(<Search onSelect={onSelect} />);
  await type('tour{Escape}{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  await type('s{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(towns[0]);
});

it('in a place search, a press selects an enabled suggestion, but not a disabled one', async () => {
  const onSelect = vi.fn();
  renderUi(<Search onSelect={onSelect} />);
  await type('tour');
  await userEvent.click(screen.getByText('Tourcoing'));
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Tours'));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(towns[0]);
});

it('§5 "Place search: shows a loading item while fetching"', async () => {
  renderUi(<Search isLoading onSelect={vi.fn()} />);
  await type('t');
  expect(screen.getByRole('option')).toHaveTextContent('Recherche…');
});

it('§5 "an empty-results item when nothing found", and its field can be cleared without losing the focus', async () => {
  renderUi(<Search items={[]} onSelect={vi.fn()} />);
  await type('zzz');
  expect(screen.getByRole('option')).toHaveTextContent('Aucun lieu trouvé');
  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(screen.getByRole('combobox')).toHaveValue('');
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(screen.queryByRole('option')).toBeNull();
});

it('a place search announces its empty-results item, which cannot be selected', async () => {
  const onSelect = vi.fn();
  renderUi(<Search items={[]} onSelect={onSelect} />);
  await type('zzz');
  expect(screen.getByRole('status')).toHaveTextContent('Aucun lieu trouvé');
  expect(screen.getByRole('option')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('option'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
});

it('a place search announces a disabled first suggestion, and Enter selects none after it when it blocks Enter', async () => {
  const onSelect = vi.fn();
  const rome = {
    id: '1',
    name: 'Rome',
    detail: 'Rome (hors de France)',
    isDisabled: true,
    blocksEnter: true,
  };
  renderUi(<Search items={[rome, { id: '2', name: 'Romenay' }]} onSelect={onSelect} />);
  await type('rome{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Rome (hors de France). 2 lieux');
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ id: '2', name: 'Romenay' });
});

it('a place search announces its only suggestion by its detail when it is disabled', async () => {
  const london = { id: '1', name: 'London', detail: 'London (hors de France)', isDisabled: true };
  renderUi(<Search items={[london]} onSelect={vi.fn()} />);
  await type('london');
  expect(screen.getByRole('status')).toHaveTextContent(/^London \(hors de France\)$/);
});

it('§5 "queries only when non-empty": shows no list of places for a text of spaces', async () => {
  renderUi(<Search isLoading onSelect={vi.fn()} />);
  await type('   ');
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('option')).toBeNull();
});

it('a place search with offered items shows them, in groups with their headings, while its field is empty; Escape closes them and a press opens them again, with none selected', async () => {
  const offered = [
    { id: 'here', name: 'Ici' },
    { id: '4', name: 'Amboise', heading: 'Derniers lieux' },
    { id: '5', name: 'Chinon', heading: 'Derniers lieux' },
  ];
  renderUi(<Search offered={offered} onSelect={vi.fn()} />);
  const field = screen.getByRole('combobox', { name: 'Où' });
  await userEvent.click(field);
  expect(screen.getByRole('group', { name: 'Derniers lieux' })).toHaveTextContent(
    /Amboise.*Chinon/,
  );
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('Derniers lieux');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(field);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await userEvent.keyboard(' ');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Backspace}');
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

it('in a place search with offered items, Enter selects only an active one', async () => {
  const onSelect = vi.fn();
  const amboise = { id: '4', name: 'Amboise' };
  renderUi(<Search offered={[amboise]} onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(amboise);
});

it('a place search with autoFocus has the focus on mount', () => {
  const words = { loading: '', empty: '', clear: '', count: String };
  renderUi(
    <PlaceSearch
      label="Où"
      inputValue=""
      onInputChange={vi.fn()}
      items={null}
      isLoading={false}
      onSelect={vi.fn()}
      words={words}
      autoFocus
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Où' })).toHaveFocus();
});
