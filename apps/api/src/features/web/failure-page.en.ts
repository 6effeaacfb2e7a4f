import type { busyFr, failureFr, limitedFr } from './failure-page.fr.ts';

export const failureEn: Record<keyof typeof failureFr, string> = {
  title: 'Something went wrong',
  text: 'This page could not be displayed because of an error on our side. Please try again in a moment.',
  home: 'Back to the home page',
};

export const limitedEn: Record<keyof typeof limitedFr, string> = {
  title: 'Too many pages at once',
  text: 'Your connection requested many pages in a short time. Wait a minute, then try again.',
  home: 'Back to the home page',
};

export const busyEn: Record<keyof typeof busyFr, string> = {
  title: 'Many visitors at the moment',
  text: 'The site cannot answer right now. Wait a few seconds, then try again.',
  home: 'Back to the home page',
};
