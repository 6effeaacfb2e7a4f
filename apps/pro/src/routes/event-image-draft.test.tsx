// Specification: §5.38
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
// Imported up front: on a cold cache the lazy import takes longer than a test waits.
import '../features/editor/images/picture-details.tsx';
import { aPoi } from '../test/a-poi.ts';
import { openEditor, slowly } from '../test/open-editor.tsx';

const poi = aPoi();
const [picture] = poi.images;
const drafts = () => Object.keys(localStorage).filter((key) => key.includes('draft:'));
const found = /^Nous avons retrouvé votre saisie/;
const openDetails = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Décrire/ }, slowly));
  return within(await screen.findByRole('dialog', {}, slowly));
};
const type = async (title: string) => {
  const dialog = await openDetails();
  fireEvent.change(dialog.getByLabelText(/^Description pour qui/), { target: { value: title } });
  expect(drafts()).toHaveLength(1);
  return dialog;
};

beforeEach(() => localStorage.clear());

it('the text typed about a picture is found again, in its dialog, when the page is opened anew, and can be saved', async () => {
  openEditor('images');
  await type('Les lampions du quai');
  cleanup();
  const path = `/media/${picture?.id}`;
  const { sent } = openEditor('images', { [`PATCH ${path}`]: { version: 4, images: poi.images } });
  const dialog = within(await screen.findByRole('dialog', {}, slowly));
  expect(dialog.getByText(found)).toBeVisible();
  expect(dialog.getByLabelText(/^Description pour qui/)).toHaveValue('Les lampions du quai');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(sent(`PATCH ${path}`)).toHaveLength(1), slowly);
  await waitFor(() => expect(drafts()).toEqual([]), slowly);
});

it('the text typed about a picture is in its dialog when its button is pressed as soon as the page is opened anew', async () => {
  openEditor('images');
  await type('Les lampions du quai');
  cleanup();
  openEditor('images');
  fireEvent.click(await screen.findByRole('button', { name: /^Décrire/ }, slowly));
  const dialog = within(await screen.findByRole('dialog', {}, slowly));
  expect(dialog.getByLabelText(/^Description pour qui/)).toHaveValue('Les lampions du quai');
});

it('the text typed about a picture leaves the device when the organiser closes the dialog', async () => {
  openEditor('images');
  const dialog = await type('Les lampions du quai');
  await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
  expect(drafts()).toEqual([]);
});

it('a text typed about a picture while an earlier one is being saved stays in its open dialog and on the device', async () => {
  const path = `/media/${picture?.id}`;
  let answer = (_body: unknown): void => undefined;
  const { sent } = openEditor('images', {
    [`PATCH ${path}`]: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const dialog = await type('Les lampions');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(sent(`PATCH ${path}`)).toHaveLength(1), slowly);
  fireEvent.change(dialog.getByLabelText(/^Description pour qui/), {
    target: { value: 'Les lampions du quai' },
  });
  answer({ version: 4, images: poi.images });
  await waitFor(
    () =>
      expect(dialog.getByRole('button', { name: 'Enregistrer' })).not.toHaveAttribute('aria-busy'),
    slowly,
  );
  expect(dialog.getByLabelText(/^Description pour qui/)).toHaveValue('Les lampions du quai');
  expect(drafts()).toHaveLength(1);
});
