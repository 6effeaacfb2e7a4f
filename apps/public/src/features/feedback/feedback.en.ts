import type { Words } from '../../lib/i18n/i18n.ts';
import type { feedbackFr } from './feedback.fr.ts';

export const feedbackEn: Words<typeof feedbackFr> = {
  title: 'Your thoughts on this page',
  titleAlone: 'Write to us',
  lead: 'A wrong date, an idea, something that annoys you, a kind word: we read everything.',
  description: 'A message to the people of {{name}}.',
  page: 'About this page: {{page}}',
  event: 'About this event: “{{label}}”',
  message: 'Your message',
  messageHint: '{{max}} characters at most.',
  email: 'Your email address (optional)',
  emailHint: 'Only if you would like an answer.',
  website: 'Leave this field empty',
  send: 'Send',
  sent: 'Thank you, your message has arrived',
  sentText: 'We will read it with care. If you left your address, we will answer.',
  back: 'Back to the page',
  home: 'Back to the home page',
  another: 'Write another message',
  required: 'This field is required',
  invalidEmail: 'This email address is not valid',
  privacy: 'What we do with your message',
  noScript: 'This form needs JavaScript.',
  mail: 'Write to {{email}} instead',
  problems: {
    feedback_limited: 'Many messages came from your network: please try again in an hour.',
    request_invalid: 'A field is not valid: check it and send again.',
    other: 'Something went wrong. Your text is still here: please try again in a moment.',
  },
};
