import type { MailData, MailKind } from '../mails.schema.ts';

/** The product's name, and the origin that links lead to, without a slash at the end. */
export type MailSite = { name: string; origin: string };

/** An event in the list of a mail, linked to its page. */
export type MailEntry = { title: string; details: string[]; href: string };

/**
 * The mail's one call to action. `isSpelledOut`: prints the URL too, because it exists in this mail
 * only.
 */
export type MailButton = { label: string; href: string; isSpelledOut?: boolean };

/** The content of a mail before rendering: plain text without markup. */
export type MailContent = {
  subject: string;
  /** Preview text, which mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  entries?: MailEntry[];
  /** Text written by another person, unchanged. */
  quote?: string;
  button: MailButton | null;
  /** Small print below the button. */
  notes?: string[];
  /** Why the recipient gets this mail. */
  reason: string;
};

/** The texts of each kind in one language. */
export type MailWords = {
  [Kind in MailKind]: (data: MailData<Kind>, site: MailSite) => MailContent;
};

/** The texts around the content of a mail; the last two are for optional mails. */
export type FrameWords = { buttonFails: string; unsubscribe: string; settings: string };
