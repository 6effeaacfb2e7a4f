import type { Words } from '../../lib/i18n/i18n.ts';
import type { signUpFr } from './sign-up.fr.ts';

export const signUpEn: Words<typeof signUpFr> = {
  title: 'Never miss what’s on near you',
  text: 'Tell us what you like: we keep your favourites and suggest good ideas.',
  signUp: 'Create my account',
  startWithout: 'Start without an account',
  start: 'Let’s go',
  dismiss: 'Hide this invitation',
};
