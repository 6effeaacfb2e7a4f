import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';

const patient = { timeout: 10_000 };

const pressed = { name: /^Aujourd’hui/, pressed: true };

/** `hold()` delays the API's answers and returns a function that releases them. */
function renderTown() {
  let waiting: Promise<void> | undefined;
  const { router } = renderSite('/ville/tours', async ({ pathname }) => {
    await waiting;
    if (pathname.endsWith('/facets')) return Response.json(facetsOf(12));
    return pathname.endsWith('/home')
      ? Response.json({ promoted: [], carousels: [{ theme: 'concerts', items: [aCard()] }] })
      : Response.json({ code: 'not_found' }, { status: 404 });
  });
  const hold = (): (() => void) => {
    let answer = () => {};
    waiting = new Promise((resolve) => {
      answer = resolve;
    });
    return () => answer();
  };
  return { router, hold };
}

it('issue 3 "CLS 0 after load": the home page shows a tapped date as pressed before its results, and no longer when the visitor goes back', async () => {
  const { router, hold } = renderTown();
  const today = await screen.findByRole('button', { name: /^Aujourd’hui/ }, patient);
  const answer = hold();
  fireEvent.click(today);
  // Waits, since the first tap may come between the first render and the effect that subscribes to
  // changes of the filters.
  expect(await screen.findByRole('button', pressed, patient)).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
  answer();
  await waitFor(() => expect(router.state.location.search).toContain('dates='), patient);
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('button', pressed)).toBeNull(), patient);
});

it('the home page no longer shows a tapped date as pressed when the visitor goes back before React has shown the results', async () => {
  const { router, hold } = renderTown();
  const today = await screen.findByRole('button', { name: /^Aujourd’hui/ }, patient);
  const answer = hold();
  fireEvent.click(today);
  await screen.findByRole('button', pressed, patient);
  // React renders nothing between the two navigations of one `act`.
  await act(async () => {
    const isThere = new Promise<void>((resolve) => {
      router.subscribe(({ location }) => {
        if (location.search.includes('dates=')) resolve();
      });
    });
    answer();
    await isThere;
    await router.navigate(-1);
  });
  await waitFor(() => expect(screen.queryByRole('button', pressed)).toBeNull(), patient);
});
