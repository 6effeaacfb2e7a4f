import type { FailureWords } from './failure-page.ts';

export const failureEn: FailureWords = {
  title: 'Something went wrong',
  text: 'This page could not be shown. It is on our side: please try again in a moment.',
  home: 'Back to the home page',
};
