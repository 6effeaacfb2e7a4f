import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { RadiusSlider } from './radius-slider.tsx';

const show = (value: number) => {
  const onChange = vi.fn();
  const words = { decrease: 'Réduire', increase: 'Agrandir' };
  renderUi(<RadiusSlider label="Rayon" steps={[1, 5, 10, 30, 50, 100]} formatValue={(km) => `${km} km`} {...{ value, onChange, words }} />);
  return onChange;
};

it('says its distance, not its index', () => {
  show(30);
  expect(screen.getByRole('slider', { name: 'Rayon' })).toHaveAttribute('aria-valuetext', '30 km');
  expect(screen.getByRole('slider')).toHaveValue('3');
});

it('goes to a step by the range and by the buttons', async () => {
  const onChange = show(30);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } });
  expect(onChange).toHaveBeenLastCalledWith(100);
  await userEvent.click(screen.getByRole('button', { name: 'Réduire' }));
  expect(onChange).toHaveBeenLastCalledWith(10);
  await userEvent.click(screen.getByRole('button', { name: 'Agrandir' }));
  expect(onChange).toHaveBeenLastCalledWith(50);
});

it.each([
  [1, 'Réduire'],
  [100, 'Agrandir'],
])('enforces its ends: at %i km "%s" is off', (value, name) => {
  show(value);
  expect(screen.getByRole('button', { name })).toBeDisabled();
});

it('shows a distance between two steps as the nearest', () => {
  show(27);
  expect(screen.getByRole('slider')).toHaveValue('3');
});
