import { answerNetwork, clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { forgetPlace, rememberPlace } from '../../lib/search/remembered-place.ts';
import { aProfile } from '../../test/a-profile.ts';
import { renderSite } from '../../test/render-site.tsx';
import './onboarding.screen.tsx'; // loaded first, so that no test's timeout includes the imports

const patient = { timeout: 5000 };
const tours = { id: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70', name: 'Tours' };
const angers = {
  id: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c71',
  slug: 'angers',
  name: 'Angers',
  position: null,
};

beforeEach(() => {
  clearSession();
  answerNetwork(() => undefined);
});

/** The page with the question about the town. `asked` are the points whose town is looked up. */
function open(preferredCity: typeof angers | null) {
  const profile = aProfile({ preferredCity });
  const sent: unknown[] = [];
  const asked: string[] = [];
  markSignedIn();
  const { router } = renderSite(
    '/onboarding',
    async ({ pathname, searchParams }, request) => {
      if (pathname.endsWith('/places/reverse')) {
        asked.push(`${searchParams.get('lon')} ${searchParams.get('lat')}`);
        return Response.json(tours);
      }
      if (request.method === 'PATCH') sent.push(await request.json());
      return Response.json(profile);
    },
    { hasAccounts: true, hasSession: true },
  );
  return { sent, asked, router };
}
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, patient));
// The footer has the names of towns too.
const town = async (name: string) =>
  within(await screen.findByRole('main', undefined, patient)).findByText(name, undefined, patient);
const nextQuestion = () =>
  screen.findByRole('heading', { level: 1, name: /Qu’est-ce qui te fait sortir/ }, patient);

describe('issue "onboarding starts with the town prefilled"', () => {
  beforeEach(() => {
    rememberPlace({ lon: 0.69, lat: 47.39 });
    onTestFinished(forgetPlace);
  });

  it.each([
    ['Continuer', [{ preferredCity: tours.id }]],
    ['Passer', []],
  ])(
    'the first question has the town of the place that this device remembers; « %s » sends %o',
    async (button, expected) => {
      const { sent, asked } = open(null);
      expect(await town('Tours')).toBeVisible();
      expect([...new Set(asked)]).toEqual(['0.69 47.39']);
      await press(button);
      await nextQuestion();
      expect(sent).toEqual(expected);
    },
  );

  it('has no town once the visitor has removed the prefilled one', async () => {
    const { sent } = open(null);
    await town('Tours');
    await press('Effacer');
    expect(within(screen.getByRole('main')).queryByText('Tours')).not.toBeInTheDocument();
    await press('Continuer');
    await nextQuestion();
    expect(sent).toEqual([{ preferredCity: null }]);
  });

  it('has no town, and « Continuer » sends none, when the visitor comes back after removing the prefilled one', async () => {
    const { sent, router } = open(null);
    await town('Tours');
    await press('Effacer');
    await press('Continuer');
    await nextQuestion();
    await act(() => router.navigate(-1));
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { name: /Tu es de quel coin/ }, patient)).toBeVisible();
    expect(main.queryByText('Tours')).not.toBeInTheDocument();
    await press('Continuer');
    await nextQuestion();
    expect(sent).toEqual([{ preferredCity: null }]);
  });

  it('has the preferred town of the account, which « Continuer » does not send again', async () => {
    const { sent } = open(angers);
    expect(await town('Angers')).toBeVisible();
    expect(within(screen.getByRole('main')).queryByText('Tours')).not.toBeInTheDocument();
    await press('Continuer');
    await nextQuestion();
    expect(sent).toEqual([]);
  });
});

it('without a remembered place the question about the town is empty, and looks up no town', async () => {
  forgetPlace();
  const { sent, asked } = open(null);
  await press('Continuer');
  await nextQuestion();
  expect([sent, asked]).toEqual([[], []]);
});
