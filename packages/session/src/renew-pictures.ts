import { loadAccountService } from './load-account-service.ts';
import { hasSessionMark } from './session-mark.ts';

const ourPictures = '/mediafile/';

const isOurs = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement &&
  URL.canParse(target.src, document.baseURI) &&
  new URL(target.src, document.baseURI).pathname.startsWith(ourPictures);

// The library requests a new access token when the current one has expired.
async function hasLiveSession(name: string): Promise<boolean> {
  if (!hasSessionMark()) return false;
  const service = await loadAccountService(name).catch(() => null);
  return (await service?.hasSession().catch(() => false)) ?? false;
}

/**
 * Reloads a picture of ours once when it fails to load, after renewing the session: pictures of
 * drafts require a session, and the session library does not repeat their requests as it repeats
 * API calls.
 */
export function renewPictures(name: string): () => void {
  const askedAgain = new WeakMap<HTMLImageElement, string>();
  const onError = ({ target }: Event): void => {
    if (!isOurs(target) || askedAgain.get(target) === target.src) return;
    const { src } = target;
    askedAgain.set(target, src);
    void hasLiveSession(name).then((isLive) => {
      // Setting the same `src` again reloads the picture; a `src` that changed meanwhile loads by
      // itself.
      if (isLive && target.src === src)
        target.setAttribute('src', target.getAttribute('src') ?? '');
    });
  };
  // Error events of pictures do not bubble: they are handled in the capture phase.
  document.addEventListener('error', onError, true);
  return () => document.removeEventListener('error', onError, true);
}
