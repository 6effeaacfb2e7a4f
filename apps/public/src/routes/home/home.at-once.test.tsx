import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';

const patient = { timeout: 10_000 };

it('issue 3 "CLS 0 after load": what a tap chose is shown before its results, and is gone on the way back', async () => {
  let waiting: Promise<void> | undefined;
  const { router } = renderSite('/ville/tours', async ({ pathname }) => {
    await waiting;
    if (pathname.endsWith('/facets')) return Response.json(facetsOf(12));
    return pathname.endsWith('/home')
      ? Response.json({ promoted: [], carousels: [{ theme: 'concerts', items: [aCard()] }] })
      : Response.json({ code: 'not_found' }, { status: 404 });
  });
  const today = await screen.findByRole('button', { name: /^Aujourd’hui/ }, patient);
  let answer = () => {};
  waiting = new Promise((resolve) => {
    answer = resolve;
  });
  fireEvent.click(today);
  // The chip of what is on stands there while nothing is answered and the address is still the old one. It is waited for: the first tap may
  // come between the drawing of the page and the effect by which its pieces listen.
  expect(
    await screen.findByRole('button', { name: /^Retirer le filtre/ }, patient),
  ).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
  answer();
  await waitFor(() => expect(router.state.location.search).toContain('dates='), patient);
  await router.navigate(-1);
  await waitFor(
    () => expect(screen.queryByRole('button', { name: /^Retirer le filtre/ })).toBeNull(),
    patient,
  );
});
