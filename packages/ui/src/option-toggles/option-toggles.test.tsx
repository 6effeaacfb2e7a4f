// Specification: §2.22
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { optionLabels } from '@parages/contracts/vocabulary/themes/options.fr';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { OptionToggles } from './option-toggles.tsx';

const show = (first: readonly string[] = []) => {
  const onChange = vi.fn();
  function Toggles() {
    const [values, setValues] = useState(first);
    const change = (next: string[]) => {
      onChange(next);
      setValues(next);
    };
    const options = poiOptions.map((value) => ({
      value: value as string,
      label: optionLabels[value],
    }));
    return <OptionToggles label="Options" options={options} values={values} onChange={change} />;
  }
  renderUi(<Toggles />);
  return onChange;
};
const pressed = () =>
  screen.getAllByRole('button').filter((one) => one.getAttribute('aria-pressed') === 'true');

describe('§2 "options filter (wheelchair access, pets allowed, kids friendly, outdoors, free)"', () => {
  it('offers the five options in one named group, none pressed at first', () => {
    show();
    expect(screen.getByRole('group', { name: 'Options' })).toBeVisible();
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(
      poiOptions.map((option) => optionLabels[option]),
    );
    expect(pressed()).toEqual([]);
  });

  it.each(poiOptions)('turns %s on, then off', async (option) => {
    const onChange = show();
    const button = screen.getByRole('button', { name: optionLabels[option] });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    expect(onChange.mock.calls).toEqual([[[option]], [[]]]);
  });

  it('reports the options that Space and Enter turn on, with the others, in list order', async () => {
    const [first, second, third] = poiOptions;
    const onChange = show([third]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[[first, third]], [[first, second, third]]]);
    expect(pressed()).toHaveLength(3);
  });

  it('leaves an unknown value out of the reported options', async () => {
    const onChange = show(['elsewhere']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith([poiOptions[0]]);
  });
});
