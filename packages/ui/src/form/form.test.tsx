import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { SelectField, TextAreaField, TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';

type Values = { title: string; text: string; kind: 'a' | 'b' };
const check = ({ title }: Values) => ({ title: title === '' ? 'Champ obligatoire' : undefined });

function Sample({ send }: { send: (values: Values) => Promise<unknown> }) {
  const { values, change, faults, failure, form } = useForm<Values>({
    initial: { title: '', text: '', kind: 'a' },
    check,
    send,
    failureOf: (error, { title }) => `${title} : ${(error as Error).message}`,
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
      <button type="submit">Enregistrer</button>
    </form>
  );
}

it('a submit focuses an invalid field, shows its error and sends nothing; a change removes the error', async () => {
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

it('a form counts typed characters, sends its values, shows the failure of a rejected send, and removes it on the next submit', async () => {
  const send = vi
    .fn<(values: Values) => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('une erreur est survenue'))
    .mockResolvedValueOnce(undefined);
  renderUi(<Sample send={send} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Titre' }), 'Bal');
  await userEvent.type(screen.getByRole('textbox', { name: 'Texte' }), 'Dansez');
  expect(screen.getByText('6 / 20')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Genre' }), 'Deux');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await press();
  expect(send).toHaveBeenLastCalledWith({ title: 'Bal', text: 'Dansez', kind: 'b' });
  const failure = 'Bal : une erreur est survenue';
  expect(await screen.findByText(failure)).toBeVisible();
  await press();
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(failure)).toBeNull();
});
