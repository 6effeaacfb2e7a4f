import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MapBoundary } from './map-boundary.tsx';

function Broken(): never {
  throw new Error('no such chunk');
}

it('MapBoundary shows its fallback in place of a map that throws; the rest of the page stays', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <main>
      <h1>Concerts</h1>
      <MapBoundary fallback={<p role="status">La carte n’a pas pu être chargée</p>}>
        <Broken />
      </MapBoundary>
    </main>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('La carte n’a pas pu être chargée');
  expect(screen.getByRole('heading', { name: 'Concerts' })).toBeInTheDocument();
  quiet.mockRestore();
});
