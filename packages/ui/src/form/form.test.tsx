import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { SelectField, TextAreaField, TextField } from './text-field.tsx';
import { type FormOutcome, useForm } from './use-form.ts';

type Values = { title: string; text: string; kind: 'a' | 'b' };
const check = ({ title }: Values) => ({ title: title === '' ? 'Champ obligatoire' : undefined });

function Sample({ send }: { send: (values: Values) => Promise<FormOutcome> }) {
  const { values, change, faults, failure, isDirty, form } = useForm<Values>({
    initial: { title: '', text: '', kind: 'a' },
    check,
    send,
  });
  return (
    <form {...form}>
      <TextField
        name="title"
        label="Titre"
        hint="140 signes au plus"
        isRequired
        fault={faults.title}
        value={values.title}
        onChange={(title) => change({ title })}
      />
      <TextAreaField
        name="text"
        label="Texte"
        maxLength={20}
        value={values.text}
        onChange={(text) => change({ text })}
      />
      <SelectField
        name="kind"
        label="Genre"
        value={values.kind}
        options={[
          { value: 'a', label: 'Un' },
          { value: 'b', label: 'Deux' },
        ]}
        onChange={(kind) => change({ kind })}
      />
      <p>{failure}</p>
      <p role="status">{isDirty ? 'Pas encore enregistré' : 'Rien à enregistrer'}</p>
      <button type="submit">Enregistrer</button>
    </form>
  );
}

it('on submit, focuses and describes an invalid field and sends nothing; a change clears the error', async () => {
  const send = vi.fn(async () => undefined);
  renderUi(<Sample send={send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const field = screen.getByRole('textbox', { name: 'Titre' });
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('140 signes au plus Champ obligatoire');
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(field, 'Bal');
  expect(field).not.toBeInvalid();
});

it('sends the values, focuses a field that send() refuses, shows a failure, and is clean after success', async () => {
  const answers: FormOutcome[] = [
    { faults: { kind: 'Pas celui-là' } },
    { failure: 'Une erreur est survenue' },
    undefined,
  ];
  const send = vi.fn(async (_values: Values) => answers.shift());
  renderUi(<Sample send={send} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Titre' }), 'Bal');
  await userEvent.type(screen.getByRole('textbox', { name: 'Texte' }), 'Dansez');
  expect(screen.getByText('6 / 20')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Genre' }), 'Deux');
  expect(screen.getByRole('status')).toHaveTextContent('Pas encore enregistré');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await press();
  expect(send).toHaveBeenLastCalledWith({ title: 'Bal', text: 'Dansez', kind: 'b' });
  expect(screen.getByRole('combobox', { name: 'Genre' })).toHaveFocus();
  await press();
  expect(screen.getByText('Une erreur est survenue')).toBeVisible();
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('Rien à enregistrer');
});

it('stays dirty when a value changes while the form is sent', async () => {
  let answer = (): void => undefined;
  const sent = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  renderUi(<Sample send={() => sent} />);
  const title = screen.getByRole('textbox', { name: 'Titre' });
  await userEvent.type(title, 'Bal');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await userEvent.type(title, 's');
  await act(async () => answer());
  expect(screen.getByRole('status')).toHaveTextContent('Pas encore enregistré');
});
