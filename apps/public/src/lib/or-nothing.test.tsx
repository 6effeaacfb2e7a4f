import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { orNothing } from './or-nothing.ts';

const show = (load: () => Promise<{ default: () => string }>) => {
  const Part = lazy(orNothing(load));
  render(
    <Suspense>
      <p>the page</p>
      <Part />
    </Suspense>,
  );
};

it('orNothing keeps the rest of the page when a lazy component fails to load', async () => {
  show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(await screen.findByText('the page')).toBeVisible();
});

it('orNothing shows a lazy component that loads', async () => {
  show(async () => ({ default: () => 'the map' }));
  expect(await screen.findByText('the map')).toBeVisible();
});
