import { hasSessionMark } from '@parages/session/session-mark';
import { toast } from '@parages/ui/toaster/toast';
import { redirect } from 'react-router';
import { i18nIn } from '../i18n/i18n.ts';
import type { Runtime } from '../runtime.ts';
import { toSignIn } from './to-sign-in.ts';

export function signedInOnly({ site }: Runtime, request: Request): void {
  const isOnServer = typeof document === 'undefined';
  if (isOnServer ? site.hasSession : hasSessionMark()) return;
  const { pathname, search } = new URL(request.url);
  if (!isOnServer) {
    const t = i18nIn(site.locale).getFixedT(site.locale, 'frame');
    toast('error', t('notSignedIn'));
  }
  throw redirect(toSignIn(pathname + search, { isGuarded: true }));
}
