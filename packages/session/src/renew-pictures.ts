import { loadAccountService } from './load-account-service.ts';
import { hasSessionMark } from './session-mark.ts';

const ourPictures = '/mediafile/';

const isOurs = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement &&
  URL.canParse(target.src, document.baseURI) &&
  new URL(target.src, document.baseURI).pathname.startsWith(ourPictures);

// The library asks for another access token when the one it has is over.
async function hasLiveSession(name: string): Promise<boolean> {
  if (!hasSessionMark()) return false;
  const service = await loadAccountService(name).catch(() => null);
  return (await service?.hasSession().catch(() => false)) ?? false;
}

/**
 * Pictures of drafts are for those who may see the draft. Calls of the API renew a session that is over and are made again, pictures of a page
 * do not: one that is refused is asked for once more behind a live session. For the whole page; answers how to stop.
 */
export function renewPictures(name: string): () => void {
  const askedAgain = new WeakMap<HTMLImageElement, string>();
  const onError = ({ target }: Event): void => {
    if (!isOurs(target) || askedAgain.get(target) === target.src) return;
    const { src } = target;
    askedAgain.set(target, src);
    void hasLiveSession(name).then((isLive) => {
      // Set again, the same address is asked for again; another one came meanwhile: it looks after itself.
      if (isLive && target.src === src)
        target.setAttribute('src', target.getAttribute('src') ?? '');
    });
  };
  // Errors of pictures do not rise: they are met on their way down.
  document.addEventListener('error', onError, true);
  return () => document.removeEventListener('error', onError, true);
}
