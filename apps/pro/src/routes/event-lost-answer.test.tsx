// Specification: §5.38
import type { Call } from '@parages/session/test/browser-session';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aPoi } from '../test/a-poi.ts';
import { openEditor, editedPath as path, slowly } from '../test/open-editor.tsx';
import { refusal } from '../test/open-page.tsx';

const poi = aPoi();

it('the editor asks nothing about a title whose save lost its answer, and that was typed on since', async () => {
  const label = 'Bal du 14 juillet !';
  const server = { poi, isLost: true };
  const { sent } = openEditor('dates', {
    [`GET ${path}`]: () => server.poi,
    [`PATCH ${path}/dates`]: ({ body }: Call): object => {
      const { version, ...dates } = body as { version: number };
      const isStale = version !== server.poi.version;
      if (!isStale) server.poi = aPoi({ dates: dates as typeof poi.dates, version: version + 1 });
      if (server.isLost) return refusal(500, 'internal_error');
      return isStale ? refusal(412, 'poi_version_stale') : server.poi;
    },
  });
  const title = await screen.findByLabelText('Titre', {}, slowly);
  fireEvent.change(title, { target: { value: label } });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/n’ont pas pu être enregistrées/, {}, slowly)).toBeVisible();
  fireEvent.change(title, { target: { value: `${label}!` } });
  server.isLost = false;
  await userEvent.click(screen.getByRole('button', { name: /^Enregistrer/ }));
  expect(await screen.findByText(/^Enregistré à/, {}, slowly)).toBeVisible();
  expect(sent(`PATCH ${path}/dates`).at(-1)).toMatchObject({ version: 4, label: `${label}!` });
  expect(screen.queryByRole('button', { name: /^Garder ma saisie/ })).toBeNull();
});
