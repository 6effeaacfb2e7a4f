import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../test/render-part.tsx';
import { useWantedFilters } from './use-filters.ts';

function Options() {
  const { wanted, announce, change } = useWantedFilters();
  return (
    <>
      <button type="button" onClick={() => announce({ options: ['free'] })}>
        {wanted.options.join() || 'none'}
      </button>
      <input
        aria-label="free"
        type="checkbox"
        checked={wanted.options.includes('free')}
        onChange={() => change({ options: ['free'] })}
      />
      <input
        aria-label="place"
        type="checkbox"
        checked={wanted.coords !== null}
        onChange={() => change({ coords: { lon: 1, lat: 47 } })}
      />
      <input
        aria-label="days"
        type="checkbox"
        checked={wanted.dates !== null}
        onChange={() => change({ dates: { start: '2026-12-01', end: '2026-12-02' } })}
      />
    </>
  );
}

it('useWantedFilters shows an announced option at once, and drops it when the page’s address changes, also after going back', async () => {
  const { router } = renderPart(<Options />, '/ville/tours');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('free');
  await act(() => router.navigate('/ville/tours?opts=outside'));
  expect(screen.getByRole('button')).toHaveTextContent('outside');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('button')).toHaveTextContent('none');
});

it('useWantedFilters shows two filters pressed in quick succession at once, then applies both in one navigation', async () => {
  const { router } = renderPart(<Options />, '/ville/tours');
  const pages: string[] = [];
  router.subscribe(({ location }) => pages.push(location.search));
  act(() => screen.getByLabelText('free').click());
  act(() => screen.getByLabelText('days').click());
  expect(screen.getByLabelText('free')).toBeChecked();
  expect(screen.getByLabelText('days')).toBeChecked();
  expect(router.state.location.search).toBe('');
  await waitFor(() =>
    expect(router.state.location.search).toMatch(/opts=free.*dates=|dates=.*opts=free/),
  );
  expect(new Set(pages).size).toBe(1);
});

it('useWantedFilters applies both a new place and a filter pressed while the place is pending, and leaves the town’s path', async () => {
  const { router } = renderPart(<Options />, '/ville/tours');
  act(() => screen.getByLabelText('place').click());
  act(() => screen.getByLabelText('free').click());
  expect(screen.getByLabelText('place')).toBeChecked();
  await waitFor(() => expect(router.state.location.search).toBe('?coords=1,47&opts=free'));
  expect(router.state.location.pathname).toBe('/');
});

it('useWantedFilters adds a change that an earlier render makes to the changes asked for since', async () => {
  function Late() {
    const { wanted, change } = useWantedFilters();
    const [earlier] = useState(() => change);
    return (
      <button type="button" onClick={() => earlier({ distanceKm: 50 })}>
        {`${wanted.distanceKm} km`}
      </button>
    );
  }
  const { router } = renderPart(
    <>
      <Options />
      <Late />
    </>,
    '/ville/tours',
  );
  act(() => screen.getByLabelText('free').click());
  act(() => screen.getByRole('button', { name: /km/ }).click());
  expect(screen.getByLabelText('free')).toBeChecked();
  await waitFor(() =>
    expect(router.state.location.search).toMatch(/dist=50.*opts=free|opts=free.*dist=50/),
  );
});
