import type { Words } from '../../lib/i18n/i18n.ts';
import type { privacyFr } from './privacy.fr.ts';

export const privacyEn: Words<typeof privacyFr> = {
  kicker: 'Privacy policy',
  title: 'What we know about you, and what we would rather not know',
  lead: 'In short: searching takes neither an account nor a name. Here is the rest, plainly.',
  description:
    'What {{name}} reads, keeps and does not keep: position, account, cookies, messages, audience measurement.',
  position: {
    title: 'Your position',
    text: 'The position of your device is only read when you press the button that asks for it. It is rounded to about a hundred metres and serves your search. Without an account, we do not store it: only your device remembers the last place you chose.\n\nWithout it, and if the operator of this site installed a matching database, an approximate town may be guessed from the address of your connection. The answer is worked out on the spot and is not kept; the page then tells you that the position is approximate.',
  },
  device: {
    title: 'What stays on your device',
    text: '- One cookie, “parages-locale”, if you choose a language, or if that of your account is not that of your browser: it lasts a year\n- One cookie, “parages-place”, if you choose a place (a town, a point of the map or your position): it holds its coordinates, rounded to a kilometre, and nothing else. It lasts thirteen months and takes you back to that place when you return\n- One cookie, “parages-scheme”, if you choose the light or dark appearance at the bottom of a page: it lasts a year\n- If you sign in, session cookies, erased when you sign out\n- After a sign-in, a cookie that recognises your device for 180 days: it opens your account even while others try to guess its password\n- In the storage of your browser: that you confirmed the terms, your answer about audience measurement, the interests chosen on the “Start” page\n- There too, “parages-pending-search”, if you press “Save” without being signed in: the address of that search, to save it after you sign in. It goes when that list opens again once you are signed in. After 24 hours it is no longer used, and the first list you then open signed in deletes it\n- There as well, “parages-recent-places”, if you choose a place in the search: the last five, with their name or address, their coordinates rounded to a kilometre and the time of the choice, to suggest them again. They never leave your device, are no longer used after thirteen months, and “Forget them”, in the list that suggests them, erases them\n- If you publish events, on the organisers’ site: what you typed and we have not saved yet, so that nothing is lost. It goes as soon as it is saved; after 30 days it is no longer used, and is erased the next time you open an event\n- A random identifier, gone when you close the tab, which ties the requests of one visit together\n- The last pages you saw, so that you can read them again without a network\n\nYou can erase all of it from the settings of your browser.',
  },
  account: {
    title: 'Your account, if you open one',
    text: 'We keep what you give us: your address, your first and last name, your answers, your town, your favourites, what you follow, your saved searches and your choice of emails. We also keep the last place you searched around, rounded to a kilometre: you can erase it in your profile. Your password is only kept in a form from which it cannot be recovered.\n\nFrom your profile you can download everything we keep about you, or delete your account: everything is then erased, except what the security journal says.\n\nAn account whose address is not confirmed within 30 days is erased.\n\nOnce we have sent you an email, its content and your address are erased at once; that it was sent is kept for 60 days. An address that the mail server refuses is noted for a year, so that we stop writing to it.',
  },
  security: {
    title: 'The security journal',
    text: 'To notice attacks, we note refused sign-ins and requests, changes of rights and the acts of moderators: the date, the first part of your network’s address and, if you have an account, its identifier. Never your email address, your password or what you type.\n\nOnly administrators read this journal. Each line is kept for twelve months, then erased. If you delete your account, the identifier that remains in the journal no longer leads to an account.',
  },
  measure: {
    title: 'Audience measurement',
    text: 'It is off until you say yes, and refusing is as easy as accepting. If you accept, we count views of the home page, the filters and the towns searched for, never coordinates, to improve the site, with a tool called PostHog. If you refuse, that tool is not even downloaded.\n\nYour choice is kept for six months. You can change it whenever you like, at the foot of each page.',
  },
  messages: {
    title: 'When you write to us',
    text: 'Your message is stored with the page it is about and, only if you give it, your address so that we can answer. The first part of your network’s address is kept for a day, to prevent floods of messages, then erased. Your message and your address are erased after a year.\n\nIf you publish events, what you and the team write to each other is stored with your organisation, whose members read it too. Attached files are erased after a year; your messages and files, with your account. An imported file is kept for 90 days, the report of its import for a year, an invitation for 30 days after it ends.\n\nYou can ask for your message to be erased at any time.',
  },
  others: {
    title: 'Elsewhere',
    text: 'The map shows images of the IGN: whenever it is on screen, your browser asks the IGN for them directly. When you look for an address, a station or a place that we do not know, our server passes the text that you typed to the IGN, which finds where it is: nothing else reaches it, neither your name nor the address of your connection. Typefaces and illustrations come from this site. A link to an organiser, a calendar or a social network takes you to them, with their own rules.',
  },
  rights: {
    title: 'Your rights',
    text: 'You can ask to see what concerns you, to have it corrected, erased or restricted, and you can object to a use of it. Write to us: it is free. If the answer does not suit you, you can turn to the CNIL, at cnil.fr.',
  },
  responsible: 'Data controller: {{publisher}}.',
  unknown: 'the operator of this site, who has not given a name yet',
  legal: 'Legal notice',
  contact: 'Write to us',
};
