import { MantineThemeProvider } from '@parages/ui/provider/mantine-theme-provider';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Switch } from './switch.tsx';

it('a switch that is off has a name and a description, and calls onChange(true) when pressed', async () => {
  const onChange = vi.fn();
  render(
    <MantineThemeProvider>
      <Switch label="Gratuit" hint="Personne ne paie." isOn={false} onChange={onChange} />
    </MantineThemeProvider>,
  );
  const input = screen.getByRole('switch', { name: 'Gratuit', checked: false });
  expect(input).toHaveAccessibleDescription('Personne ne paie.');
  await userEvent.click(screen.getByText('Gratuit'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});
