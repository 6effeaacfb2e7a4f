import type { MailData, MailKind } from '../mails.schema.ts';

/** Origins are without a slash at the end; `origin` is that of the public site. */
export type MailSite = { name: string; origin: string; proOrigin: string };

export type MailEntry = { title: string; details: string[]; href: string };

/** A part of a mail with its own heading. `searchId`: the part is about this saved search. */
export type MailSection = {
  heading: string;
  entries: MailEntry[];
  link: { label: string; href: string };
  searchId: string;
};

/** `isSpelledOut`: the mail prints the URL too, because the link exists in this mail only. */
export type MailButton = { label: string; href: string; isSpelledOut?: boolean };

/** Texts are plain, without markup. */
export type MailContent = {
  subject: string;
  /** Preview text, which mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  entries?: MailEntry[];
  sections?: MailSection[];
  quote?: string;
  button: MailButton | null;
  /** Small print below the button. */
  notes?: string[];
  /** Why the recipient gets this mail. */
  reason: string;
};

export type MailWords = {
  [Kind in MailKind]: (data: MailData<Kind>, site: MailSite) => MailContent;
};

export type FrameWords = {
  buttonFails: string;
  unsubscribe: string;
  unsubscribeSearch: string;
  settings: string;
};
