// Specification: §2.23, §3.13, §5.6
import { limits } from '@parages/contracts/vocabulary/limits';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { StepSlider } from './step-slider.tsx';

const { steps, defaultKm } = limits.radius;

const show = (first: number) => {
  const onChange = vi.fn();
  const words = { decrease: 'Réduire', increase: 'Agrandir' };
  function Slider() {
    const [value, setValue] = useState(first);
    const change = (km: number) => {
      onChange(km);
      setValue(km);
    };
    return (
      <StepSlider
        label="Rayon"
        steps={steps}
        formatValue={(km) => `${km} km`}
        value={value}
        words={words}
        onChange={change}
      />
    );
  }
  renderUi(<Slider />);
  return onChange;
};
const slider = () => screen.getByRole('slider', { name: 'Rayon' });

describe('§5 "The radius slider steps through a fixed list of distances (default step index 3); min, max and step are enforced"', () => {
  it('shows the default radius at the step of index 3', () => {
    expect(steps.indexOf(defaultKm)).toBe(3);
    show(defaultKm);
    expect(slider()).toHaveValue('3');
  });

  it('announces the distance instead of the index', () => {
    show(30);
    expect(slider()).toHaveAttribute('aria-valuetext', '30 km');
    expect(screen.getByText('30 km')).toBeVisible();
  });

  it('ranges over the indexes 0 to 5 in steps of 1', () => {
    show(30);
    expect(slider()).toHaveAttribute('min', '0');
    expect(slider()).toHaveAttribute('max', '5');
    expect(slider()).toHaveAttribute('step', '1');
  });

  it.each(steps.map((km, index) => [index, km] as const))(
    'reports a move to position %i as %i km',
    (index, km) => {
      const onChange = show(km === 1 ? 100 : 1);
      fireEvent.change(slider(), { target: { value: String(index) } });
      expect(onChange).toHaveBeenCalledExactlyOnceWith(km);
    },
  );

  it.each([
    [0, 1],
    [2, 1],
    [3, 1],
    [4, 5],
    [20, 10],
    [21, 30],
    [27, 30],
    [74, 50],
    [76, 100],
    [500, 100],
    [-3, 1],
  ])(
    'decisions "an off-step value is kept for the query and the slider shows the nearest step": %i km shows as %i km',
    (value, shown) => {
      const onChange = show(value);
      expect(slider()).toHaveAttribute('aria-valuetext', `${shown} km`);
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('moves by one step with its buttons; a button is aria-disabled at its end', async () => {
    const onChange = show(5);
    const less = screen.getByRole('button', { name: 'Réduire' });
    const more = screen.getByRole('button', { name: 'Agrandir' });
    await userEvent.click(less);
    expect(less).toHaveAttribute('aria-disabled', 'true');
    expect(less).toHaveFocus();
    await userEvent.click(less);
    expect(onChange.mock.calls).toEqual([[1]]);
    for (const _ of steps) await userEvent.click(more);
    expect(onChange.mock.calls.flat()).toEqual([1, 5, 10, 30, 50, 100]);
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(less).not.toHaveAttribute('aria-disabled');
  });
});
