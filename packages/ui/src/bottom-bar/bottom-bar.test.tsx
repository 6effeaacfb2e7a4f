import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { BottomBar } from './bottom-bar.tsx';

it('a bottom bar item with href and onPress is a link with role button; click, Enter and Space call onPress', async () => {
  const onPress = vi.fn();
  renderUi(
    <BottomBar
      label="Raccourcis"
      items={[{ key: 'menu', label: 'Menu', icon: 'menu', href: '/#menu', onPress }]}
    />,
  );
  const menu = screen.getByRole('button', { name: 'Menu' });
  expect(menu).toHaveAttribute('href', '/#menu');
  await userEvent.click(menu);
  menu.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});
