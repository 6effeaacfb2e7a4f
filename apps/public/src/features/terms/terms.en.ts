import type { Words } from '../../lib/i18n/i18n.ts';
import type { termsFr } from './terms.fr.ts';

export const termsEn: Words<typeof termsFr> = {
  title: 'Before you start',
  body: 'By continuing, you accept our legal notice and our privacy policy. In short: no account needed, nothing is counted without your consent, and your device only gives its position when you ask it to.',
  ok: 'OK',
  welcome: 'Welcome to the neighbourhood',
  subtitle:
    'Concerts, markets, walks, exhibitions: what is on near you, by place, distance and date.',
  start: 'Let’s go',
  consent: 'By continuing, you accept the following:',
  legal: 'Legal notice',
  privacy: 'Privacy policy',
};
