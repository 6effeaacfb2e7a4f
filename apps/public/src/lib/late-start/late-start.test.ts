// Specification: §10.3
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { type LateApplication, startLate } from './late-start.ts';

type Moments = Parameters<LateApplication['start']>[0];

function setUp(readyState: DocumentReadyState) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  document.body.innerHTML = '<button><span>Filtres</span></button><a href="#x">lien</a>';
  const moments: Moments[] = [];
  const load = vi.fn(async () => ({ start: async (given: Moments) => void moments.push(given) }));
  startLate(load);
  const button = document.querySelector('button');
  const pressed = vi.fn();
  return {
    load,
    moments,
    pressed,
    button,
    span: document.querySelector('span'),
    link: document.querySelector('a'),
  };
}

let listen: MockInstance<typeof document.addEventListener>;
beforeEach(() => {
  vi.useFakeTimers();
  listen = vi.spyOn(document, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener, options] of listen.mock.calls)
    document.removeEventListener(type, listener, options);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('startLate does not load the application in the first second, but at the `load` event of the page', async () => {
  const { load } = setUp('interactive');
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
});

it('startLate loads the application at once when the page is already loaded', async () => {
  const { load } = setUp('complete');
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'touchstart', 'keydown'])(
  'startLate loads the application once when an interaction precedes the `load` event: %s',
  async (sign) => {
    const { load } = setUp('interactive');
    document.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).toHaveBeenCalledOnce();
  },
);

it('startLate loads the application after 4 s even if the page is still loading', async () => {
  const { load } = setUp('interactive');
  await vi.advanceTimersByTimeAsync(4000);
  expect(load).toHaveBeenCalledOnce();
});

it('startLate repeats, at `onReady`, the click on a button that preceded `onListening`, and no later click', async () => {
  const { moments, pressed, button, span, link } = setUp('complete');
  await vi.advanceTimersByTimeAsync(0);
  link?.click();
  span?.click();
  moments[0]?.onListening();
  button?.addEventListener('click', pressed);
  button?.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  moments[0]?.onReady();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('startLate repeats no click at `onReady` when no button was clicked, or when the clicked button was removed', async () => {
  const { moments, button, pressed } = setUp('complete');
  await vi.advanceTimersByTimeAsync(0);
  button?.addEventListener('click', pressed);
  moments[0]?.onReady();
  expect(pressed).not.toHaveBeenCalled();
  button?.click();
  button?.remove();
  moments[0]?.onReady();
  expect(pressed).toHaveBeenCalledOnce();
});

it('startLate prevents the submission of a POST form until the application fails to load, then loads it again at the next interaction', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  document.body.innerHTML = '<form method="post"><button>Envoyer</button></form>';
  const start = vi.fn(async () => undefined);
  const load = vi
    .fn<() => Promise<LateApplication>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ start });
  startLate(load);
  const isSubmitted = () =>
    document
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(isSubmitted()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(isSubmitted()).toBe(true);
  expect(start).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  expect(start).toHaveBeenCalledOnce();
});
