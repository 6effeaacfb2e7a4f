import type { Words } from '../../lib/i18n/i18n.ts';
import type { whyFr } from './why.fr.ts';

export const whyEn: Words<typeof whyFr> = {
  kicker: 'Why {{name}}',
  title: 'Going out should not take detective work',
  lead: 'Say where you are, how far you would go and on which day. {{name}} does the rest, and asks you nothing more.',
  description: 'Why use {{name}}: near, soon, free, no account needed and no tracking.',
  near: {
    title: 'Near you, really',
    text: 'Distances are measured from the place you choose, not from the big town next door. One kilometre for a walk, a hundred for a day out: you set it.',
  },
  soon: {
    title: 'At the right time',
    text: 'Tonight, tomorrow, this weekend or any day you like. What is over disappears, what is cancelled or sold out says so, and a six-month exhibition never hides tonight’s concert.',
  },
  fair: {
    title: 'No sleight of hand',
    text: 'A promoted event always carries the word “Sponsored” and stays in its own place. The order of the others is not for sale: date, distance, and that is all.',
  },
  quiet: {
    title: 'You are not tracked',
    text: 'No account needed to search. Nothing is counted without your consent. Your device only gives its position when you ask it to.',
  },
  all: {
    title: 'For everyone',
    text: 'Options tell you what is wheelchair accessible, free, outdoors, good for children or open to pets, and also tell you when we do not know. The site can be used with a keyboard, with a screen reader, and even without JavaScript.',
  },
  organizers: {
    title: 'Are you organising something?',
    text: 'Publishing an event is free. Organisers have a space of their own, with its own tools.',
  },
  story: 'Our story',
  begin: 'Start now',
};
