import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anOrganisation } from '../../test/an-organisation.ts';
import { type Answers, claude, openPage, refusal } from '../../test/open-page.tsx';
import './detail.page.tsx'; // preloaded: a cold import exceeds the test timeout

const slowly = { timeout: 5000 };
const organisation = anOrganisation();
const path = `/org/organisations/${organisation.id}`;
const programme = `GET /organisers/${organisation.slug}/programme.pdf`;
const name = 'Programme à imprimer (PDF)';

const start = (answers: Answers, change = {}) =>
  openPage(path, claude(), {
    [`GET ${path}`]: { ...organisation, ...change },
    [`GET ${path}/members`]: { items: [], invitations: [] },
    ...answers,
  });

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = vi.fn(() => 'blob:programme');
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

it('downloads the programme of an approved organisation, named after its page', async () => {
  const pdf = new Response(new Blob(['%PDF-']), { headers: { 'content-type': 'application/pdf' } });
  start({ [programme]: pdf });
  await userEvent.click(await screen.findByRole('button', { name }, slowly));
  await waitFor(() => expect(saved).toEqual(['programme-le-bal.pdf']), slowly);
});

it('says that the programme is empty without an event to come', async () => {
  start({ [programme]: refusal(404, 'programme_empty') });
  await userEvent.click(await screen.findByRole('button', { name }, slowly));
  expect(
    await screen.findByText(/Aucun événement à venir n’est en ligne/, {}, slowly),
  ).toBeVisible();
  expect(saved).toEqual([]);
});

it('offers no programme before the organisation is approved', async () => {
  start({}, { status: 'pending' });
  await screen.findByRole('heading', { name: organisation.name, level: 1 }, slowly);
  expect(screen.queryByRole('button', { name })).toBeNull();
});
