import { MantineThemeProvider } from '@parages/ui/provider/mantine-theme-provider';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { SaveBar } from './save-bar.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { type SubmitOutcome, useSubmitForm } from './use-submit-form.ts';

type Values = { title: string; text: string; kind: 'a' | 'b' };
const labels: Record<string, string> = { title: 'Titre', text: 'Texte', kind: 'Genre' };
const validate = ({ title }: Values) => ({ title: title === '' ? 'Champ obligatoire' : undefined });

function Sample({ send }: { send: (values: Values) => Promise<SubmitOutcome> }) {
  const { form, failure, formProps, field } = useSubmitForm<Values>({
    initialValues: { title: '', text: '', kind: 'a' },
    validate,
    send,
  });
  const errors = Object.entries(form.errors).flatMap(([name, text]) =>
    typeof text === 'string' ? [{ name, label: labels[name] ?? name, text }] : [],
  );
  return (
    <form {...formProps}>
      <ErrorSummary title="À corriger" errors={errors} />
      <TextField {...field('title')} label="Titre" description="140 signes au plus" isRequired />
      <TextAreaField {...field('text')} label="Texte" maxLength={20} />
      <SelectField
        {...field('kind')}
        label="Genre"
        options={[
          { value: 'a', label: 'Un' },
          { value: 'b', label: 'Deux' },
        ]}
      />
      <p>{failure}</p>
      <SaveBar status={form.isDirty() ? 'Pas encore enregistré' : 'Rien à enregistrer'}>
        <button type="submit">Enregistrer</button>
      </SaveBar>
    </form>
  );
}

const open = (send: (values: Values) => Promise<SubmitOutcome>) =>
  render(
    <MantineThemeProvider>
      <Sample send={send} />
    </MantineThemeProvider>,
  );

it('submitting an empty required field focuses it, shows its error there and in a summary until the user types, and sends nothing', async () => {
  const send = vi.fn(async () => undefined);
  open(send);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const field = screen.getByRole('textbox', { name: 'Titre' });
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAttribute('aria-required', 'true');
  expect(field).toHaveAccessibleDescription('Champ obligatoire 140 signes au plus');
  expect(screen.getByRole('alert')).toHaveTextContent('À corriger');
  screen.getByRole('button').focus();
  await userEvent.click(screen.getByRole('link', { name: 'Titre' }));
  expect(field).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(field, 'Bal');
  expect(field).not.toBeInvalid();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends the typed values, focuses a field that `send` refuses, shows a failure of the whole form, and is not dirty once sent', async () => {
  const answers: SubmitOutcome[] = [
    { errors: { kind: 'Pas celui-là' } },
    { failure: 'Une erreur est survenue' },
    undefined,
  ];
  const send = vi.fn(async (_values: Values) => answers.shift());
  open(send);
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
