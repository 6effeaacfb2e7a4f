import type { MailData, MailKind } from '../mails.schema.ts';

/** Who writes: the product's name, and where its site is, without a slash at the end. */
export type MailSite = { name: string; origin: string };

/** An event as a mail lists it: its title leads to its page. */
export type MailEntry = { title: string; details: string[]; href: string };

/** The one thing to do. `isSpelledOut` where no other way leads there: its address can be copied as well. */
export type MailButton = { label: string; href: string; isSpelledOut?: boolean };

/** What a mail says, before it is drawn: plain words, nothing of them is markup. */
export type MailContent = {
  subject: string;
  /** What programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  entries?: MailEntry[];
  /** Somebody else's own words, kept as they were written. */
  quote?: string;
  button: MailButton | null;
  /** After the button: what to do when something is not as it seems. */
  notes?: string[];
  /** Why one gets it. */
  reason: string;
};

/** What a kind says in one language. */
export type MailWords = {
  [Kind in MailKind]: (data: MailData<Kind>, site: MailSite) => MailContent;
};

/** What every mail says around its content. */
export type FrameWords = { buttonFails: string; unsubscribe: string; settings: string };
