import { AuthWordsProvider } from '@parages/accounts/say-auth';
import { createApiClient } from '@parages/contracts/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bindApi } from '../../lib/api.ts';
import { addWords } from '../../lib/i18n/i18n.ts';
import { renderPart } from '../../test/render-part.tsx';
import { CityField } from './city-field.tsx';
import { profileFr } from './profile.fr.ts';

addWords('profile', { fr: profileFr, en: () => import('./profile.en.ts') });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('the city field requests communes only, because a profile holds no other place', async () => {
  const requested: URLSearchParams[] = [];
  const { queryClient } = renderPart(
    <AuthWordsProvider say={(key) => key}>
      <CityField city={null} onChange={vi.fn()} />
    </AuthWordsProvider>,
  );
  const fetch: typeof globalThis.fetch = async (input) => {
    requested.push(new URL(new Request(input).url).searchParams);
    return Response.json({ items: [] });
  };
  bindApi(queryClient, createApiClient({ baseUrl: 'http://localhost', fetch }));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'indre' } });
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(requested.map((query) => Object.fromEntries(query))).toEqual([
    { text: 'indre', kinds: 'commune' },
  ]);
});
