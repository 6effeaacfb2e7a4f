import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import classes from '../visually-hidden/visually-hidden.module.css';
import { LiveRegion } from './live-region.tsx';

it('takes no room in the layout while it is not visible', () => {
  const { rerender } = render(<LiveRegion>{''}</LiveRegion>);
  expect(screen.getByRole('status')).toHaveClass(classes.hidden ?? '');
  rerender(<LiveRegion isVisible>3 sorties</LiveRegion>);
  expect(screen.getByRole('status')).not.toHaveAttribute('class');
});
