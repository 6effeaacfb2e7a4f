import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { PartBoundary, type PartFailure } from './part-boundary.tsx';
import { PartFailed } from './part-failed.tsx';

const words = {
  lost: 'Cette partie ne s’est pas chargée',
  lostText: 'Vérifiez votre connexion.',
  broken: 'Cette partie a rencontré un problème',
  retry: 'Réessayer',
  reload: 'Recharger la page',
};
const failed = (failure: PartFailure) => <PartFailed words={words} {...failure} />;
const Prices = ({ currency }: { currency: string }) => <p>Tarifs en {currency}</p>;

/** Loads `Prices` after `failures` failed fetches; `load` counts the fetches. */
function lostFor(failures: number) {
  const load = vi.fn(async (): Promise<ComponentType<{ currency: string }>> => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch');
    return Prices;
  });
  return { load, Part: lazyPart(load) };
}

// React writes the errors that a boundary catches to the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const retry = () => userEvent.click(screen.getByRole('button', { name: words.retry }));

async function show(failures: number) {
  const { load, Part } = lostFor(failures);
  await act(async () => {
    render(
      <section aria-label="Tarifs">
        <PartBoundary failed={failed} waiting={<p>Chargement…</p>}>
          <Part currency="euros" />
        </PartBoundary>
      </section>,
    );
  });
  if (failures > 0) await screen.findByRole('alert');
  return load;
}

it('a lazy part is fetched once and receives its props', async () => {
  const load = await show(0);
  expect(await screen.findByText('Tarifs en euros')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('a part whose file did not load shows the sentence as an alert, and keeps what is beside it', async () => {
  const { Part } = lostFor(1);
  function Form() {
    const [title, setTitle] = useState('');
    return (
      <>
        <input
          aria-label="Titre"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        {title === 'Jazz' && (
          <PartBoundary failed={failed}>
            <Part currency="euros" />
          </PartBoundary>
        )}
      </>
    );
  }
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Titre'), 'Jazz');
  expect(await screen.findByRole('alert')).toHaveTextContent(words.lost + words.lostText);
  expect(screen.getByLabelText('Titre')).toHaveValue('Jazz');
  await retry();
  expect(await screen.findByText('Tarifs en euros')).toBeVisible();
  expect(screen.getByLabelText('Titre')).toHaveValue('Jazz');
});

it('a retry fetches the file again, and moves the focus to what contains the part', async () => {
  const load = await show(1);
  await retry();
  expect(await screen.findByText('Tarifs en euros')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('region', { name: 'Tarifs' })).toHaveFocus();
});

it('a lost part is fetched again when the network returns', async () => {
  const load = await show(1);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('Tarifs en euros')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a reload of the page is offered only after a failed retry', async () => {
  await show(2);
  expect(screen.queryByRole('button', { name: words.reload })).toBeNull();
  await retry();
  expect(await screen.findByRole('button', { name: words.reload })).toBeVisible();
});

it('a retry first adds again the style sheets that did not load', async () => {
  const lost = document.createElement('link');
  lost.rel = 'stylesheet';
  lost.href = '/assets/prices.css';
  const added: string[] = [];
  vi.spyOn(lost, 'replaceWith').mockImplementation((again) => {
    if (!(again instanceof HTMLLinkElement)) return;
    added.push(again.href);
    again.dispatchEvent(new Event('load'));
  });
  document.head.append(lost);
  await show(1);
  await retry();
  expect(await screen.findByText('Tarifs en euros')).toBeVisible();
  expect(added).toEqual([lost.href]);
  lost.remove();
});

it('a part that throws another error shows the other sentence, and is rendered again by a retry', async () => {
  let isBroken = true;
  const PinMap = () => {
    if (isBroken) throw new Error('no container');
    return <p>Carte</p>;
  };
  render(
    <PartBoundary failed={failed}>
      <PinMap />
    </PartBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(words.broken);
  expect(screen.queryByText(words.lostText)).toBeNull();
  isBroken = false;
  await retry();
  expect(await screen.findByText('Carte')).toBeVisible();
});

it('another content of a failed part is rendered without a press', async () => {
  const { Part } = lostFor(1);
  const show = (name: string, children: ReactNode) => (
    <PartBoundary failed={failed} name={name}>
      {children}
    </PartBoundary>
  );
  const { rerender } = render(show('prices', <Part currency="euros" />));
  await screen.findByRole('alert');
  rerender(show('dates', <p>Dates</p>));
  expect(await screen.findByText('Dates')).toBeVisible();
});

it('a failed dialog offers to close it', async () => {
  const { Part } = lostFor(1);
  const close = vi.fn();
  render(
    <PartBoundary
      failed={(failure) => (
        <PartFailed words={{ ...words, close: 'Fermer' }} onClose={close} {...failure} />
      )}
    >
      <Part currency="euros" />
    </PartBoundary>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Fermer' }));
  expect(close).toHaveBeenCalledOnce();
});

it('a part without a sentence shows nothing after a failure, and is rendered when the network returns', async () => {
  const { Part } = lostFor(1);
  const { container } = render(
    <PartBoundary>
      <Part currency="euros" />
    </PartBoundary>,
  );
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('Tarifs en euros')).toBeVisible();
});
