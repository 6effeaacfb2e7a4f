// Specification: §5.30, §8.19
import type { OrganiserPoi } from '@parages/contracts/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aPoi } from '../test/a-poi.ts';
import { editedPath, openEditor, slowly } from '../test/open-editor.tsx';
import { type Answers, refusal } from '../test/open-page.tsx';
// Imported up front: on a cold cache the lazy import takes longer than a test waits.
import '../features/editor/images/picture-details.tsx';

const poi = aPoi();
const [lanterns] = poi.images;
if (!lanterns) throw new Error('the event of the tests has no picture');
const orchestra = {
  ...lanterns,
  id: '0197a000-0000-7000-8000-0000000000b2',
  title: 'L’orchestre',
  position: 2,
};
const images: OrganiserPoi['images'] = [lanterns, orchestra];
const open = (answers: Answers = {}) =>
  openEditor('images', { [`GET ${editedPath}`]: aPoi({ images }), ...answers });
const changed = (change: OrganiserPoi['images']) => ({ version: 4, images: change });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, slowly));

const file = new File(['photo'], 'bal.jpg', { type: 'image/jpeg' });
const upload = async (chosen: File | File[] = file) =>
  userEvent.upload(
    await screen.findByLabelText('Choisir des images', { selector: 'input' }, slowly),
    chosen,
  );

describe('issue "upload by file (drag, paste, camera) and by URL"', () => {
  const answers = {
    [`POST ${editedPath}/media`]: changed([...images, { ...orchestra, id: 'b3', position: 3 }]),
  };

  it('uploads a picture chosen in the file input with one request, and shows it', async () => {
    const { sent } = open(answers);
    await upload();
    expect(await screen.findByRole('button', { name: 'Retirer l’image 3' }, slowly)).toBeVisible();
    expect(sent(`POST ${editedPath}/media`)).toHaveLength(1);
  });

  it.each(['paste', 'drop'] as const)('uploads one picture by %s and shows it', async (how) => {
    const { sent } = open(answers);
    const area = await screen.findByRole('region', { name: 'Choisir des images' }, slowly);
    const data = {
      files: [file],
      types: ['Files'],
      items: [{ kind: 'file', type: file.type, getAsFile: () => file }],
    };
    if (how === 'paste') fireEvent.paste(area, { clipboardData: data });
    else fireEvent.drop(within(area).getByText(/^Glissez/), { dataTransfer: data });
    expect(await screen.findByRole('button', { name: 'Retirer l’image 3' }, slowly)).toBeVisible();
    expect(sent(`POST ${editedPath}/media`)).toHaveLength(1);
  });

  it('adds a picture by URL with its credits and licence, then empties these fields', async () => {
    const post = `POST /pois/${poi.id}/media`;
    const { sent } = open({
      [post]: changed([...images, { ...orchestra, id: 'b3', position: 3 }]),
    });
    await userEvent.type(
      await screen.findByLabelText('Adresse d’une image', {}, slowly),
      'https://example.org/bal.jpg',
    );
    await userEvent.type(screen.getByLabelText('Crédit'), 'Zoé');
    await userEvent.selectOptions(screen.getByLabelText('Licence'), 'cc-by');
    await press('Ajouter');
    expect(await screen.findByRole('button', { name: 'Retirer l’image 3' }, slowly)).toBeVisible();
    expect(sent(post)).toEqual([
      { url: 'https://example.org/bal.jpg', credits: 'Zoé', license: 'cc-by' },
    ]);
    await waitFor(() => expect(screen.queryByLabelText('Crédit')).toBeNull());
    await userEvent.type(screen.getByLabelText('Adresse d’une image'), 'https://example.org/b');
    expect(screen.getByLabelText('Crédit')).toHaveValue('');
    expect(screen.getByLabelText('Licence')).toHaveValue('');
  });
});

it('sends one request when the URL of a picture is submitted again before the answer', async () => {
  const post = `POST /pois/${poi.id}/media`;
  let answer = (_pictures: object): void => undefined;
  const { sent } = open({
    [post]: () =>
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
  });
  const url = await screen.findByLabelText('Adresse d’une image', {}, slowly);
  await userEvent.type(url, 'https://example.org/bal.jpg{Enter}');
  await waitFor(() => expect(sent(post)).toHaveLength(1), slowly);
  await userEvent.type(url, '{Enter}');
  answer(changed([...images, { ...orchestra, id: 'b3', position: 3 }]));
  await waitFor(() => expect(screen.queryByLabelText('Crédit')).toBeNull(), slowly);
  expect(sent(post)).toHaveLength(1);
});

describe('§8 "Image upload: \'Téléchargement impossible\'", decisions "JPEG, PNG, WebP ≤ 10 MB, ≥ 400 px wide"', () => {
  it.each([
    ['picture_too_large', 400, /^bal\.jpg.:.plus de 10.Mo/],
    ['picture_too_small', 400, /^bal\.jpg.:.moins de 400 pixels de large/],
    ['picture_unreadable', 400, /^bal\.jpg.:.ce n’est pas une image JPEG, PNG ou WebP/],
    ['service_unavailable', 503, /^Téléchargement impossible.:.bal\.jpg/],
  ])('names the uploaded file in the message for the error %s', async (code, status, sentence) => {
    open({ [`POST ${editedPath}/media`]: refusal(status, code) });
    await upload();
    expect(
      await within(await screen.findByRole('alert', {}, slowly)).findByText(sentence),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retirer l’image 2' })).toBeVisible();
  });

  it('names a text file and the accepted formats in an error, and uploads the picture dropped with it', async () => {
    const { sent } = open({
      [`POST ${editedPath}/media`]: changed([...images, { ...orchestra, id: 'b3', position: 3 }]),
    });
    const notes = new File(['notes'], 'notes.txt', { type: 'text/plain' });
    const area = await screen.findByRole('region', { name: 'Choisir des images' }, slowly);
    const files = [notes, file];
    fireEvent.drop(within(area).getByText(/^Glissez/), {
      dataTransfer: {
        files,
        types: ['Files'],
        items: files.map((one) => ({ kind: 'file', type: one.type, getAsFile: () => one })),
      },
    });
    expect(
      await within(await screen.findByRole('alert', {}, slowly)).findByText(
        /^notes\.txt.:.ce n’est pas une image JPEG, PNG ou WebP/,
      ),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Retirer l’image 3' }, slowly)).toBeVisible();
    expect(sent(`POST ${editedPath}/media`)).toHaveLength(1);
  });

  it('with nine pictures, uploads the first of three files and names the two others in an error', async () => {
    const nine = Array.from({ length: 9 }, (_, index) => ({ ...orchestra, id: `p${index}` }));
    const { sent } = open({
      [`GET ${editedPath}`]: aPoi({ images: nine }),
      [`POST ${editedPath}/media`]: changed([...nine, { ...orchestra, id: 'p9' }]),
    });
    await upload(
      ['a', 'b', 'c'].map((name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' })),
    );
    expect(await screen.findByText(/^Dix images, c’est complet/, {}, slowly)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^b\.jpg, c\.jpg.:.dix images au plus par événement$/,
    );
    expect(sent(`POST ${editedPath}/media`)).toHaveLength(1);
  });

  it('lists two failed files with the same name, without a React warning about equal keys', async () => {
    const logged = vi.spyOn(console, 'error');
    onTestFinished(() => logged.mockRestore());
    open({ [`POST ${editedPath}/media`]: refusal(400, 'picture_too_small') });
    await upload([file, new File(['other'], 'bal.jpg', { type: 'image/jpeg' })]);
    const alert = await screen.findByRole('alert', {}, slowly);
    await waitFor(() => expect(within(alert).getAllByRole('listitem')).toHaveLength(2), slowly);
    expect(logged.mock.calls.flat().join(' ')).not.toContain('same key');
  });

  it('"Image add by URL failure: … naming the URL": shows the URL in the error', async () => {
    open({ [`POST /pois/${poi.id}/media`]: refusal(422, 'picture_unreachable') });
    await userEvent.type(
      await screen.findByLabelText('Adresse d’une image', {}, slowly),
      'https://example.org/bal.jpg',
    );
    await press('Ajouter');
    expect(
      await screen.findByText(/^Téléchargement impossible.:.https:\/\/example\.org\/bal\.jpg/),
    ).toBeVisible();
  });
});

describe('issue "order by mouse and keyboard, focal point, title, credits, licence"', () => {
  it('moves a picture by button, announces its new position, and keeps the focus on the button, then disabled', async () => {
    const put = `PUT ${editedPath}/images`;
    const { sent } = open({ [put]: changed([orchestra, lanterns]) });
    await press('Avancer l’image 2');
    expect(
      await screen.findByText('L’image est maintenant à la place 1.', {}, slowly),
    ).toBeVisible();
    expect(sent(put)).toEqual([{ ids: [orchestra.id, lanterns.id], version: 3 }]);
    const first = screen.getByRole('button', { name: 'Avancer l’image 1' });
    expect(first).toHaveAttribute('aria-disabled', 'true');
    expect(first).toHaveFocus();
    await userEvent.click(first);
    expect(sent(put)).toHaveLength(1);
  });

  it('dragging the second picture onto the first sends the new order', async () => {
    const put = `PUT ${editedPath}/images`;
    const { sent } = open({ [put]: changed([orchestra, lanterns]) });
    const list = (await screen.findByRole('button', { name: 'Avancer l’image 2' }, slowly)).closest(
      'ol',
    );
    const [first, second] = list?.querySelectorAll('li') ?? [];
    if (!first || !second) throw new Error('two pictures are shown');
    fireEvent.dragStart(second);
    fireEvent.drop(first);
    await waitFor(
      () => expect(sent(put)).toEqual([{ ids: [orchestra.id, lanterns.id], version: 3 }]),
      slowly,
    );
  });

  it('moves the focal point with the arrow keys, and saves all details together', async () => {
    const patch = `PATCH /media/${lanterns.id}`;
    const { sent } = open({ [patch]: changed(images) });
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Décrire et créditer' }, slowly))[0] ??
        document.body,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Décrire et créditer' }, slowly);
    const focal = within(dialog).getByRole('button', {
      name: /^Point à garder visible.:.50.%, 50.%/,
    });
    fireEvent.keyDown(focal, { key: 'ArrowUp' });
    fireEvent.keyDown(focal, { key: 'ArrowLeft' });
    expect(focal).toHaveAccessibleName(/45.%, 45.%/);
    await userEvent.clear(
      within(dialog).getByLabelText('Description pour qui ne voit pas l’image'),
    );
    await userEvent.type(
      within(dialog).getByLabelText('Description pour qui ne voit pas l’image'),
      'Des lampions rouges',
    );
    await userEvent.selectOptions(within(dialog).getByLabelText('Licence'), 'cc0');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent(patch)).toHaveLength(1), slowly);
    expect(sent(patch)[0]).toMatchObject({
      version: 3,
      title: 'Des lampions rouges',
      credits: 'Zoé',
      license: 'cc0',
      focal: { x: 0.45, y: 0.45 },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('hides the error of a failed move once a picture is removed', async () => {
    open({
      [`PUT ${editedPath}/images`]: refusal(500, 'internal_error'),
      [`DELETE /media/${orchestra.id}`]: changed([lanterns]),
    });
    await press('Avancer l’image 2');
    expect(await screen.findByText(/^La modification n’a pas pu/, {}, slowly)).toBeVisible();
    await press('Retirer l’image 2');
    expect(await screen.findByText('L’image a été retirée.', {}, slowly)).toBeVisible();
    expect(screen.queryByText(/^La modification n’a pas pu/)).toBeNull();
  });

  it('« Retirer l’image 2 » removes that picture from the list and announces it', async () => {
    open({ [`DELETE /media/${orchestra.id}`]: changed([lanterns]) });
    await press('Retirer l’image 2');
    expect(await screen.findByText('L’image a été retirée.', {}, slowly)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retirer l’image 2' })).toBeNull();
  });
});

describe('pictures changed after another account saved the event', () => {
  const third = { ...orchestra, id: '0197a000-0000-7000-8000-0000000000b3', position: 3 };
  const theirs = aPoi({
    version: 9,
    images: [...images, third],
    dates: { ...poi.dates, label: 'Bal du 13 juillet' },
  });
  const openTab = async (name: RegExp) =>
    userEvent.click(await screen.findByRole('tab', { name }, slowly));

  it('412 for a moved picture: shows that the event has changed, and the pictures of the newer version', async () => {
    let isStale = false;
    open({
      [`GET ${editedPath}`]: () => (isStale ? theirs : aPoi({ images })),
      [`PUT ${editedPath}/images`]: () => {
        isStale = true;
        return refusal(412, 'poi_version_stale');
      },
    });
    await press('Avancer l’image 2');
    expect(await screen.findByText(/^L’événement vient de changer/, {}, slowly)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retirer l’image 3' })).toBeVisible();
  });

  it('412 for a moved picture: shows that the event has changed, also when the newer version cannot be loaded', async () => {
    let isStale = false;
    open({
      [`GET ${editedPath}`]: () => (isStale ? refusal(404, 'poi_not_found') : aPoi({ images })),
      [`PUT ${editedPath}/images`]: () => {
        isStale = true;
        return refusal(412, 'poi_version_stale');
      },
    });
    await press('Avancer l’image 2');
    expect(await screen.findByText(/^L’événement vient de changer/, {}, slowly)).toBeVisible();
  });

  it('412 for a description: keeps the text typed for a picture replaced by a copy, and saves it to the copy', async () => {
    const copy = { ...orchestra, id: '0197a000-0000-7000-8000-0000000000b9' };
    let isStale = false;
    const { sent } = open({
      [`GET ${editedPath}`]: () =>
        aPoi(isStale ? { version: 9, images: [lanterns, copy] } : { images }),
      [`PATCH /media/${orchestra.id}`]: () => {
        isStale = true;
        return refusal(412, 'poi_version_stale');
      },
      [`PATCH /media/${copy.id}`]: { version: 10, images: [lanterns, copy] },
    });
    const buttons = await screen.findAllByRole('button', { name: 'Décrire et créditer' }, slowly);
    await userEvent.click(buttons[1] ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: 'Décrire et créditer' }, slowly);
    const title = within(dialog).getByLabelText('Description pour qui ne voit pas l’image');
    await userEvent.type(title, ' du bal');
    const save = within(dialog).getByRole('button', { name: 'Enregistrer' });
    await userEvent.click(save);
    expect(
      await within(dialog).findByText(/^L’événement vient de changer/, {}, slowly),
    ).toBeVisible();
    expect(title).toHaveValue('L’orchestre du bal');
    await userEvent.click(save);
    await waitFor(
      () =>
        expect(sent(`PATCH /media/${copy.id}`)).toMatchObject([
          { version: 9, title: 'L’orchestre du bal' },
        ]),
      slowly,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slowly);
  });

  const openUploaded = (answers: Answers = {}) => {
    let isUploaded = false;
    return open({
      [`GET ${editedPath}`]: () => (isUploaded ? theirs : aPoi({ images })),
      [`POST ${editedPath}/media`]: () => {
        isUploaded = true;
        return { version: 9, images: theirs.images };
      },
      ...answers,
    });
  };

  it('shows the newer title of the event after an upload', async () => {
    openUploaded();
    await upload();
    expect(await screen.findByRole('button', { name: 'Retirer l’image 3' }, slowly)).toBeVisible();
    await openTab(/^Dates/);
    await waitFor(
      () => expect(screen.getByLabelText('Titre')).toHaveValue('Bal du 13 juillet'),
      slowly,
    );
  });

  it('keeps an unsaved title after an upload, and asks which title to save', async () => {
    const { sent } = openUploaded({
      [`PATCH ${editedPath}/dates`]: refusal(500, 'internal_error'),
    });
    await openTab(/^Dates/);
    await userEvent.type(await screen.findByLabelText('Titre', {}, slowly), ' !');
    await press('Enregistrer');
    await openTab(/^Images/);
    await upload();
    expect(
      await screen.findByRole('button', { name: 'Garder ma saisie\u00a0: Titre' }, slowly),
    ).toBeVisible();
    await openTab(/^Dates/);
    expect(await screen.findByRole('textbox', { name: 'Titre' }, slowly)).toHaveValue(
      'Bal du 14 juillet !',
    );
    for (const body of sent(`PATCH ${editedPath}/dates`))
      expect(body).toMatchObject({ version: 3 });
  });
});
