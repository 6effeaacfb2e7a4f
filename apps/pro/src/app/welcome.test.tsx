import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Welcome } from './welcome.tsx';

it('says that the space is coming, and leads back to the public site', () => {
  render(<Welcome />);
  expect(screen.getByRole('heading', { level: 1, name: 'Votre espace arrive' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Revenir au site public' })).toHaveAttribute('href', window.location.origin);
});
