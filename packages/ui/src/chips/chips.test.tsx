// Specification: §2.22
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { PresetChips } from './preset-chips.tsx';
import { RemovableChip } from './removable-chip.tsx';

it('PresetChips reports the pressed preset, and null for a press on the selected one', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'today', label: 'Aujourd’hui', count: 0 },
    { value: 'tomorrow', label: 'Demain' },
  ] as const;
  renderUi(<PresetChips label="Quand" options={options} value="today" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Quand' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Demain', pressed: false }));
  expect(onChange).toHaveBeenLastCalledWith('tomorrow');
  await userEvent.click(screen.getByRole('button', { name: /Aujourd’hui 0/, pressed: true }));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('RemovableChip is named by its removal and its filter, and reports a press', async () => {
  const onRemove = vi.fn();
  renderUi(
    <RemovableChip label="En plein air" removeLabel="Retirer le filtre" onRemove={onRemove} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retirer le filtre En plein air' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('PresetChips draws a preset without results less prominently, and keeps it enabled', () => {
  const options = [
    { value: 'today', label: 'Aujourd’hui', count: 0 },
    { value: 'tomorrow', label: 'Demain', count: 2 },
  ] as const;
  renderUi(<PresetChips label="Quand" options={options} value={null} onChange={() => undefined} />);
  const empty = screen.getByRole('button', { name: 'Aujourd’hui 0' });
  expect(empty).toHaveAttribute('data-quiet');
  expect(empty).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Demain 2' })).not.toHaveAttribute('data-quiet');
});
