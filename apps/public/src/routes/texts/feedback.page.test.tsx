// Specification: §2.46, §5.40
import { createApiClient } from '@parages/contracts/client';
import { enterAppShell } from '@parages/session/app-shell';
import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { FeedbackForm } from '../../features/feedback/feedback-form.tsx';
import { bindApi } from '../../lib/api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { aPoi } from '../../test/a-poi.ts';
import { renderSite, testSite } from '../../test/render-site.tsx';
import './feedback.page.tsx'; // loaded first, so that no test's timeout includes the imports

const accept = () => Response.json({ isReceived: true }, { status: 202 });

function openForm(path: string, answer: () => Response | Promise<Response> = accept) {
  const { queryClient } = renderSite(path, () => undefined);
  return recordBodies(queryClient, answer);
}

function recordBodies(queryClient: QueryClient, answer: () => Response | Promise<Response>) {
  const received: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const request = new Request(input);
    if (request.method === 'GET') return Response.json({ code: 'poi_not_found' }, { status: 404 });
    received.push(await request.json());
    return answer();
  };
  bindApi(queryClient, createApiClient({ baseUrl: 'http://localhost', fetch }));
  return received;
}

const message = () => screen.findByLabelText('Ton message', undefined, { timeout: 5000 });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));

it('decisions "/feedback?from={route}: own form": sends message, e-mail address and page, then thanks the visitor and links back to the page', async () => {
  const received = openForm('/feedback?from=%2Fville%2Ftours');
  await userEvent.type(await message(), 'La carte est belle.');
  await userEvent.type(
    screen.getByLabelText('Ton adresse e-mail (facultative)'),
    'moi@example.org',
  );
  expect(screen.getByText(/Page concernée/)).toHaveTextContent('/ville/tours');
  await send();
  await waitFor(() =>
    expect(
      screen.getByRole('heading', { name: 'Merci, ton message est bien arrivé' }),
    ).toHaveFocus(),
  );
  expect(received).toEqual([
    {
      message: 'La carte est belle.',
      email: 'moi@example.org',
      page: '/ville/tours',
      locale: 'fr',
      website: '',
    },
  ]);
  expect(screen.getByRole('link', { name: 'Revenir à la page' })).toHaveAttribute(
    'href',
    '/ville/tours',
  );
});

it('in the mobile application, the form announces the device that the message names', async () => {
  enterAppShell({
    origin: 'https://parages.example',
    clientType: 'android',
    device: 'Pixel 9, android 16, 1.0',
    openInBrowser: async () => 'closed',
  });
  try {
    const received = openForm('/feedback');
    await userEvent.type(await message(), 'Bravo');
    expect(screen.getByText(/ton appareil/)).toHaveTextContent('Pixel 9, android 16, 1.0');
    await send();
    await waitFor(() =>
      expect(received).toMatchObject([{ message: 'Bravo\n\nPixel 9, android 16, 1.0' }]),
    );
  } finally {
    enterAppShell(undefined);
  }
});

it.each(['/evenement/fete-tours', '/ville/tours/evenement/fete-tours'])(
  'the feedback form opened from %s names the event by its title, not by its path',
  async (path) => {
    renderSite(`/feedback?from=${encodeURIComponent(path)}`, ({ pathname }) =>
      pathname === '/api/v1/pois/by-slug/fete-tours' ? aPoi() : undefined,
    );
    await message();
    expect(screen.getByText(/Événement concerné/)).toHaveTextContent('« Fête de la Loire »');
    expect(screen.queryByText(/Page concernée/)).toBeNull();
  },
);

it('issue "Signaler une erreur": sends what is wrong with the event, without a text', async () => {
  const received = openForm('/feedback?from=%2Fevenement%2Ffete-tours&report=1');
  const kind = await screen.findByLabelText('Ce qui ne va pas', undefined, { timeout: 5000 });
  expect(screen.getByRole('heading', { level: 1, name: 'Signaler une erreur' })).toBeVisible();
  await send();
  expect(kind).toHaveAccessibleDescription('Choisis ce qui ne va pas');
  expect(kind).toHaveFocus();
  expect(received).toEqual([]);
  await userEvent.selectOptions(kind, 'Événement annulé');
  await send();
  await waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]).toMatchObject({
    message: '',
    page: '/evenement/fete-tours',
    reportKind: 'cancelled',
  });
});

it('asks for a text when the reported error is none of the list', async () => {
  const received = openForm('/feedback?from=%2Fevenement%2Ffete-tours&report=1');
  await userEvent.selectOptions(
    await screen.findByLabelText('Ce qui ne va pas', undefined, { timeout: 5000 }),
    'Autre chose',
  );
  await send();
  const details = screen.getByLabelText('Précisions');
  expect(details).toHaveFocus();
  expect(received).toEqual([]);
  await userEvent.type(details, 'Le prix a changé.');
  await send();
  await waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]).toMatchObject({ message: 'Le prix a changé.', reportKind: 'other' });
});

it('a message after a report, by the link of the footer, has no kind of report', async () => {
  const received = openForm('/feedback?from=%2Fevenement%2Ffete-tours&report=1');
  await userEvent.selectOptions(
    await screen.findByLabelText('Ce qui ne va pas', undefined, { timeout: 5000 }),
    'Événement annulé',
  );
  await send();
  await screen.findByRole('heading', { name: 'Merci, ton message est bien arrivé' });
  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  await userEvent.type(await message(), 'Bonjour');
  await send();
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received[1]).toMatchObject({ message: 'Bonjour', page: null });
  expect(received[1]).not.toHaveProperty('reportKind');
});

it('offers no list of errors for a page that is none of an event', async () => {
  openForm('/feedback?from=%2Fville%2Ftours&report=1');
  await message();
  expect(screen.queryByLabelText('Ce qui ne va pas')).toBeNull();
});

it('the feedback form opened from an event that does not exist shows its path', async () => {
  renderSite('/feedback?from=%2Fevenement%2Finconnu', () => undefined);
  await message();
  expect(screen.getByText(/Page concernée/)).toHaveTextContent('/evenement/inconnu');
});

it('§5 "required field \'Champ obligatoire\'" and "invalid email \'Adresse email incorrecte\'": the feedback form sends nothing and focuses the first invalid field', async () => {
  const received = openForm('/feedback');
  await userEvent.type(
    await screen.findByLabelText('Ton adresse e-mail (facultative)', undefined, { timeout: 5000 }),
    'moi',
  );
  await send();
  expect(screen.getByText('Champ obligatoire')).toBeInTheDocument();
  expect(screen.getByText('Adresse email incorrecte')).toBeInTheDocument();
  await waitFor(async () => expect(await message()).toHaveFocus());
  expect(received).toEqual([]);
});

it('the feedback form sends one message when the visitor submits it again before the answer', async () => {
  let answer = (): void => undefined;
  const received = openForm(
    '/feedback',
    () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(Response.json({ isReceived: true }, { status: 202 }));
      }),
  );
  await userEvent.type(await message(), 'La carte est belle.');
  await send();
  const button = screen.getByRole('button', { name: 'Envoyer' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(received).toHaveLength(1));
  await userEvent.click(button);
  answer();
  expect(
    await screen.findByRole('heading', { name: 'Merci, ton message est bien arrivé' }),
  ).toBeVisible();
  expect(received).toHaveLength(1);
});

it('the feedback form keeps the text and asks to retry in an hour when the API answers feedback_limited', async () => {
  openForm('/feedback', () => Response.json({ code: 'feedback_limited' }, { status: 429 }));
  await userEvent.type(await message(), 'Encore moi');
  await send();
  expect(await screen.findByText(/réessaie dans une heure/)).toBeInTheDocument();
  expect(await message()).toHaveValue('Encore moi');
});

it.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
])('the feedback form ignores a `from` that is no path of this site: %s', async (from) => {
  openForm(`/feedback?from=${encodeURIComponent(from)}`);
  await message();
  expect(screen.queryByText(/Page concernée/)).toBeNull();
});

it.each([
  ['fr', /^4\s000 caractères au plus\.$/],
  ['en', /^4,000 characters at most\.$/],
] as const)(
  'the feedback form shows the maximum length of a message with the separator of the language %s',
  async (locale, hint) => {
    renderSite('/feedback', () => undefined, { locale });
    expect(await screen.findByText(hint, undefined, { timeout: 5000 })).toBeVisible();
  },
);

it('the feedback form has a honeypot field that neither assistive technology nor the Tab key reaches', async () => {
  openForm('/feedback');
  const form = (await message()).closest('form') as HTMLFormElement;
  expect(within(form).getAllByRole('textbox')).toHaveLength(2);
  expect(form.querySelector('input[name="website"]')).toHaveAttribute('tabindex', '-1');
});

it('the feedback form keeps what a visitor typed before hydration, and sends it', async () => {
  const queryClient = createQueryClient({ onActionFailed: vi.fn() });
  const received = recordBodies(queryClient, accept);
  const router = createMemoryRouter([{ path: '/', element: <FeedbackForm page={null} /> }]);
  const page = (
    <Providers queryClient={queryClient} site={testSite}>
      <RouterProvider router={router} />
    </Providers>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const email = screen.getByLabelText('Ton adresse e-mail (facultative)');
  fireEvent.input(await message(), { target: { value: 'La carte est belle.' } });
  fireEvent.input(email, { target: { value: 'moi@example' } });
  render(page, { container, hydrate: true });
  await userEvent.type(email, '.org');
  expect(await message()).toHaveValue('La carte est belle.');
  await send();
  const sent = { message: 'La carte est belle.', email: 'moi@example.org' };
  await waitFor(() => expect(received).toEqual([expect.objectContaining(sent)]));
});
