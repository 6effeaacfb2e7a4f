// Specification: §1.13, §4.37, §8.7
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Answer = (options: Record<string, unknown>) => unknown;
type Listener = (event: Record<string, unknown>) => void;

// Imitates the bridge that the android shell adds to the page before any script.
const shell = vi.hoisted(() => {
  const answers: Record<string, Answer> = {};
  const asked: string[] = [];
  const listeners = new Map<string, Listener>();
  const methods = (names: string[]) =>
    names.map((name) => ({ name, rtype: name === 'addListener' ? 'callback' : 'promise' }));
  Object.assign(globalThis, {
    androidBridge: {},
    Capacitor: {
      PluginHeaders: [
        {
          name: 'Geolocation',
          methods: methods(['checkPermissions', 'requestPermissions', 'getCurrentPosition']),
        },
        { name: 'App', methods: methods(['addListener', 'getLaunchUrl', 'exitApp']) },
      ],
      nativePromise: async (_plugin: string, method: string, options: Record<string, unknown>) => {
        asked.push(method);
        return answers[method]?.(options);
      },
      nativeCallback: (
        _plugin: string,
        _method: string,
        { eventName }: { eventName: string },
        listener: Listener,
      ) => {
        listeners.set(eventName, listener);
        return eventName;
      },
    },
  });
  return {
    answers,
    asked,
    fire: (name: string, event: Record<string, unknown>) => listeners.get(name)?.(event),
  };
});

const { locate, listenToShell } = await import('./native.ts');

const permission =
  (location: string, coarseLocation = location) =>
  () => ({ location, coarseLocation });
const refuse = (error: object) => () => Promise.reject(error);

beforeEach(() => {
  shell.asked.length = 0;
  for (const method of Object.keys(shell.answers)) delete shell.answers[method];
  shell.answers.getCurrentPosition = () => ({ coords: { longitude: 0.7, latitude: 47.39 } });
});

describe('§4 "on android or ios, if permission is not granted it is requested"', () => {
  it('locate reads the position without a request for permission when the coarse permission is granted', async () => {
    shell.answers.checkPermissions = permission('denied', 'granted');
    expect(await locate()).toEqual({ position: { lon: 0.7, lat: 47.39 }, failure: null });
    expect(shell.asked).toEqual(['checkPermissions', 'getCurrentPosition']);
  });

  it('locate requests permission when none is granted, and reads the position when only the coarse one is then granted', async () => {
    shell.answers.checkPermissions = permission('prompt');
    shell.answers.requestPermissions = permission('denied', 'granted');
    expect((await locate()).failure).toBeNull();
    expect(shell.asked).toEqual(['checkPermissions', 'requestPermissions', 'getCurrentPosition']);
  });

  it('"if both coarse and precise are denied the result is null": locate returns the failure "denied" and reads no position', async () => {
    shell.answers.checkPermissions = permission('prompt');
    shell.answers.requestPermissions = permission('denied');
    expect(await locate()).toEqual({ position: null, failure: 'denied' });
    expect(shell.asked).not.toContain('getCurrentPosition');
  });
});

describe('§8 Geolocation: unavailable, disabled (\'Location services are not enabled\') and "other failure" are distinguished', () => {
  it.each([
    [{ message: 'Location services are not enabled' }, 'disabled'],
    [{ code: 'OS-PLUG-GLOC-0007', message: 'x' }, 'disabled'],
    [{ code: 'OS-PLUG-GLOC-0002', message: 'x' }, 'unavailable'],
    [{ code: 'OS-PLUG-GLOC-0010', message: 'too late' }, 'failed'],
  ])(
    'locate in the native shell reports the error %o as the failure %s',
    async (error, failure) => {
      shell.answers.checkPermissions = permission('granted');
      shell.answers.getCurrentPosition = refuse(error);
      expect(await locate()).toEqual({ position: null, failure });
    },
  );

  it('locate reports the failure "disabled" also when the check of the permission says that location services are not enabled', async () => {
    shell.answers.checkPermissions = refuse({ message: 'Location services are not enabled' });
    expect(await locate()).toEqual({ position: null, failure: 'disabled' });
  });
});

describe('§1 "A native mobile app shell exists (custom-scheme deep links, hardware back button)": listenToShell', () => {
  const listen = async ({ isHome = false } = {}) => {
    const visited: string[] = [];
    await listenToShell({
      scheme: 'parages',
      origin: 'https://parages.example',
      navigate: (path) => visited.push(path),
      isHome: () => isHome,
    });
    return visited;
  };

  it('opens the page of a custom-scheme link, also of the one that launched the shell; ignores a link to another host', async () => {
    shell.answers.getLaunchUrl = () => ({ url: 'parages://ville/tours' });
    const visited = await listen();
    shell.fire('appUrlOpen', { url: 'parages://evenement/fete?x=1' });
    shell.fire('appUrlOpen', { url: 'https://other.example/' });
    expect(visited).toEqual(['/ville/tours', '/evenement/fete?x=1']);
  });

  it('follows the link that launched the shell only once, also when `listenToShell` runs again', async () => {
    shell.answers.getLaunchUrl = () => ({ url: 'parages://evenement/bal' });
    expect(await listen()).toEqual(['/evenement/bal']);
    expect(await listen()).toEqual([]);
  });

  it('the back button goes back in the history, opens the home page when there is no history, and quits the application on the home page', async () => {
    const back = vi.spyOn(window.history, 'back').mockReturnValue(undefined);
    const visited = await listen();
    shell.fire('backButton', { canGoBack: true });
    expect(back).toHaveBeenCalledOnce();
    shell.fire('backButton', { canGoBack: false });
    expect(visited).toEqual(['/']);
    await listen({ isHome: true });
    shell.fire('backButton', { canGoBack: true });
    await vi.waitFor(() => expect(shell.asked).toContain('exitApp'));
  });
});
