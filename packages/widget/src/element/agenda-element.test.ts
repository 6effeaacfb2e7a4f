import { afterEach, expect, it, vi } from 'vitest';
import { sampleFeed, sampleItem } from '../test/sample-feed.fr.ts';
import { AgendaElement } from './agenda-element.ts';

class TestedAgenda extends AgendaElement {
  protected override readonly source = { origin: 'https://parages.example', rules: '' };
}
customElements.define('tested-agenda', TestedAgenda);

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const answer = (feed: object, status = 200) => new Response(JSON.stringify(feed), { status });

function show(attributes: Record<string, string>, ...answers: (() => Promise<Response>)[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return (answers.shift() ?? (() => Promise.reject(new TypeError('offline'))))();
  });
  const element = document.createElement('tested-agenda');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = '<a href="https://parages.example/">Agenda</a>';
  document.body.append(element);
  const root = element.shadowRoot;
  if (root === null) throw new Error('no shadow tree');
  const status = () => root.querySelector('[role=status]')?.textContent;
  return { element, root, asked, status };
}

it('shows the events of the list that its attributes name, and says how many', async () => {
  const { root, asked, status } = show(
    { town: 'tours', theme: 'concerts', when: 'ce-week-end', dist: '10', limit: '4', heading: '3' },
    async () => answer(sampleFeed(sampleItem(), sampleItem())),
  );
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(2));
  expect(asked).toEqual([
    'https://parages.example/ville/tours/category/concerts/ce-week-end.json?limit=4&dist=10',
  ]);
  expect(status()).toBe('2 événements affichés');
  expect(root.querySelector('h3')?.textContent).toBe('Concerts à Tours');
  expect(root.querySelector('slot')).toBeNull();
});

it('keeps the fallback content and offers a retry when the list cannot be loaded', async () => {
  const { root } = show(
    { town: 'tours' },
    async () => {
      throw new TypeError('offline');
    },
    async () => answer(sampleFeed(sampleItem())),
  );
  await vi.waitFor(() =>
    expect(root.querySelector('[role=alert]')?.textContent).toBe(
      'L’agenda n’a pas pu être chargé.',
    ),
  );
  expect(root.querySelector('slot')).not.toBeNull();
  root.querySelector('button')?.click();
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(1));
});

it.each([
  [404, {}, 'Cette liste n’existe pas.'],
  [500, {}, 'L’agenda n’a pas pu être chargé.'],
  [200, { items: 'none' }, 'L’agenda n’a pas pu être chargé.'],
])('an answer %i with %o is refused with a sentence', async (code, body, text) => {
  const { root } = show({ town: 'nowhere' }, async () => answer(body, code));
  await vi.waitFor(() => expect(root.querySelector('[role=alert]')?.textContent).toBe(text));
});

it('loads once for several changed attributes, and shows the answer to the last request', async () => {
  let arrive: (response: Response) => void = () => {};
  const late = () => new Promise<Response>((resolve) => (arrive = resolve));
  const { element, root, asked } = show({ town: 'tours' }, late, async () =>
    answer(sampleFeed(sampleItem({ label: 'Nouveau' }))),
  );
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  element.setAttribute('theme', 'concerts');
  element.setAttribute('limit', '3');
  await vi.waitFor(() => expect(root.textContent).toContain('Nouveau'));
  const read = vi.fn(async () => sampleFeed(sampleItem({ label: 'Ancien' })));
  arrive(Object.assign(new Response(), { json: read }));
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(2);
  expect(root.textContent).not.toContain('Ancien');
});

it('shows markup of an event as text', async () => {
  const label = '<img src=x onerror=alert(1)>';
  const { root } = show({}, async () => answer(sampleFeed(sampleItem({ label }))));
  await vi.waitFor(() => expect(root.querySelector('.name')?.textContent).toBe(label));
  expect(root.querySelectorAll('.name *')).toHaveLength(0);
});
