import type { failureFr } from './failure-page.fr.ts';

export const failureEn: Record<keyof typeof failureFr, string> = {
  title: 'Something went wrong',
  text: 'This page could not be shown. It is on our side: please try again in a moment.',
  home: 'Back to the home page',
};
