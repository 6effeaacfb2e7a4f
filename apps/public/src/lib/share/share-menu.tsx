import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { MenuButton } from '@parages/ui/link-menu/menu-button';
import { MenuList } from '@parages/ui/link-menu/menu-list';
import { toast } from '@parages/ui/toaster/toast';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { addWords, loadWords } from '../i18n/i18n.ts';
import { type Shareable, share } from '../native/native.ts';
import { shareFr } from './share.fr.ts';
import { shareLinks } from './share-links.ts';

addWords('share', { fr: shareFr, en: () => import('./share.en.ts') });

type ShareMenuProps = {
  shared: Shareable;
  /** `isDone`: the focus goes back to the button that opened the menu. */
  onClose: (isDone: boolean) => void;
};

/** Opens the share sheet of the device. Without one, returns the menu to show; else null. */
export async function openShare(props: ShareMenuProps, locale: Locale): Promise<ReactNode> {
  if ((await share(props.shared)) !== 'unavailable') return null;
  await loadWords(locale);
  return <ShareMenu {...props} />;
}

function ShareMenu({ shared, onClose }: ShareMenuProps) {
  const { t } = useTranslation('share');
  const menu = useRef<HTMLElement>(null);
  const [align, setAlign] = useState<'start' | 'end'>('start');
  useLayoutEffect(() => {
    const list = menu.current?.querySelector('ul');
    if (!list) return;
    list.focus({ preventScroll: true });
    const isCut = list.getBoundingClientRect().right > document.documentElement.clientWidth;
    if (isCut) setAlign('end');
  }, []);
  // Firefox and Safari on macOS do not focus a pressed button. Without this the press would take
  // the focus from the menu, which closes, and the click would open it again.
  useEffect(() => {
    const button = menu.current?.parentElement?.querySelector('button');
    const keepFocus = (event: MouseEvent) => event.preventDefault();
    button?.addEventListener('mousedown', keepFocus);
    return () => button?.removeEventListener('mousedown', keepFocus);
  }, []);
  const copy = async () => {
    onClose(true);
    // Browsers have no clipboard on plain HTTP.
    try {
      await navigator.clipboard.writeText(shared.url);
      toast('success', t('copied'));
    } catch {
      toast('error', t('notCopied'));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose(true);
  };
  // A press on the button, beside the menu, closes it by itself. A transition: the press that took
  // the focus does not wait for the menu to close.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.parentElement?.contains(relatedTarget))
      startTransition(() => onClose(false));
  };
  return (
    <section ref={menu} aria-label={t('title')} onKeyDown={onKeyDown} onBlur={onBlur}>
      <MenuList
        align={align}
        onPress={() => onClose(true)}
        items={shareLinks(shared).map(({ key, href }) => ({
          key,
          href,
          label: t(key),
          icon: key === 'mail' ? 'mail' : 'external',
          rel: 'noopener nofollow',
        }))}
      >
        <MenuButton icon="copy" onPress={() => void copy()}>
          {t('copy')}
        </MenuButton>
      </MenuList>
    </section>
  );
}
