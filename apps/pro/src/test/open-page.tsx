import type { UserProfile } from '@parages/contracts/types';
import {
  answerNetwork,
  type Call,
  clearSession,
  markSignedIn,
} from '@parages/session/test/browser-session';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Providers } from '../app/providers.tsx';
import { createRoutes } from '../app/routes.tsx';
import { prepareDialog } from './prepare-dialog.tsx';

// Preloads the dialog’s code, so that dialogs open at once.
await prepareDialog();

/**
 * Answers by method and path below `/api/v1`: `'GET /org/organisations'`. A function receives the
 * request.
 */
export type Answers = Readonly<Record<string, object | ((call: Call) => object)>>;

export const claude = (change: Partial<UserProfile> = {}): Partial<UserProfile> => ({
  id: 'u',
  email: 'claude@example.org',
  emailVerified: true,
  firstName: 'Claude',
  lastName: 'Essai',
  organisations: [],
  permissions: [],
  ...change,
});

export const refusal = (status: number, code: string, errors?: object[]): Response =>
  Response.json(
    { code, status, ...(errors && { errors }) },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

/** Answers that many pages ask for beside what their tests are about. */
const usual: Answers = {
  'GET /org/pois': { items: [], total: 0, counts: {} },
  'GET /org/conversations': { items: [] },
  'GET /org/reusable-content': { venues: [], contacts: [], priceLists: [] },
};

/** A null `profile` opens the page as a visitor. */
export function openPage(
  path: string,
  profile: Partial<UserProfile> | null,
  answers: Answers = {},
) {
  clearSession();
  if (profile !== null) markSignedIn();
  const calls = answerNetwork((call) => {
    const name = `${call.method} ${call.path.replace('/api/v1', '')}`;
    const answer =
      answers[name] ??
      usual[name] ??
      (name === 'GET /me' && profile !== null ? profile : undefined);
    if (answer === undefined) return undefined;
    const given = typeof answer === 'function' ? answer(call) : answer;
    return given instanceof Response ? given.clone() : given;
  });
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  const sent = (name: string): unknown[] =>
    calls
      .filter(({ method, path: asked }) => `${method} ${asked.replace('/api/v1', '')}` === name)
      .map(({ body }) => body);
  return { router, calls, sent };
}
