import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { atTown } from '@parages/contracts/vocabulary/places/towns.en';
import { quoted } from '@parages/contracts/vocabulary/text/quoted.en';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.en';
import type { MailedPoi } from '../mails.schema.ts';
import { changeMailsEn } from './change-mails.en.ts';
import type { FrameWords, MailEntry, MailSite, MailWords } from './mail-content.ts';
import { instantInParis, weekend, whenIs } from './mail-dates.en.ts';
import { hello } from './mail-phrases.en.ts';
import { mailWordsFr } from './mail-words.fr.ts';
import { eventPage, placeAndTime, toEntry } from './mailed-poi.ts';
import { organiserMailsFr } from './organiser-mails.fr.ts';

const ofAccount = ({ name }: MailSite): string =>
  `You get this because this address belongs to a ${name} account.`;
const entry = (poi: MailedPoi, site: MailSite, from?: string): MailEntry =>
  toEntry(poi, site, whenIs(poi, from));

/** The mails of `organiserMailsFr` and the feedback mail exist in French only. */
export const mailWordsEn: MailWords = {
  'verify-email': ({ link }, site) => ({
    subject: 'Confirm your email address',
    preview: 'One click, and your account is ready.',
    heading: 'Confirm your email address',
    paragraphs: [
      hello(''),
      `One click, and your ${site.name} account is ready. The link works for 24\u00a0hours.`,
    ],
    button: { label: 'Confirm my address', href: link, isSpelledOut: true },
    notes: [
      'Did you not create an account? Just ignore this email: without that click nothing will happen.',
    ],
    reason: `You get this because this address was given on ${site.name}.`,
  }),
  welcome: ({ firstName }, site) => ({
    subject: 'Welcome',
    preview: 'Your account is ready.',
    heading: firstName === '' ? 'Welcome!' : `Welcome, ${firstName}!`,
    paragraphs: [
      'Your account is ready. Save the events you like as favourites, follow the themes you like, and choose your interests: your recommendations will be better.',
      'Besides mails about your account or a cancelled favourite, we write only if you ask us to: turn the weekend letter and the reminders on in your profile.',
    ],
    button: { label: 'See what is on near me', href: `${site.origin}/` },
    reason: ofAccount(site),
  }),
  'reset-password': ({ firstName, link }, site) => ({
    subject: 'Choose a new password',
    preview: 'The link works for one hour.',
    heading: 'Choose a new password',
    paragraphs: [
      hello(firstName),
      'Forgotten your password? It happens. This link lets you choose another. It works for one hour, and once only.',
    ],
    button: { label: 'Choose a password', href: link, isSpelledOut: true },
    notes: ['Did you not ask for this? Just ignore this email: your password stays the same.'],
    reason: ofAccount(site),
  }),
  'sign-in-guesses': ({ firstName }, site) => ({
    subject: 'Wrong passwords tried on your account',
    preview: 'Your usual devices still open your account.',
    heading: 'Someone is trying to guess your password',
    paragraphs: [
      hello(firstName),
      `From other devices than yours, about a hundred wrong passwords were tried within an hour on your ${site.name} account.`,
      'We therefore refuse sign-ins from unknown devices for a while. Those you have signed in with before still open your account.',
      'Do you use this password elsewhere, or is it easy to guess? Choose another one.',
    ],
    button: { label: 'Choose another password', href: `${site.origin}/auth/forgot-password` },
    reason: ofAccount(site),
  }),
  'password-changed': ({ firstName, changedAt }, site) => ({
    subject: 'Your password was changed',
    preview: 'If it was not you, choose another at once.',
    heading: 'Your password was changed',
    paragraphs: [
      hello(firstName),
      `The password of your account was changed ${instantInParis(new Date(changedAt))} (Paris time). Other devices were signed out.`,
      'Was it you? Then there is nothing to do. If not, choose another password at once.',
    ],
    button: { label: 'It was not me', href: `${site.origin}/auth/forgot-password` },
    reason: ofAccount(site),
  }),
  reminder: ({ firstName, poi }, site) => ({
    subject: `Tomorrow: ${poi.title}`,
    preview: placeAndTime(whenIs(poi), poi).join(' · '),
    heading: `It is tomorrow: ${poi.title}`,
    paragraphs: [hello(firstName), 'One of your favourites is on tomorrow.'],
    entries: [entry(poi, site)],
    button: { label: 'See the event', href: eventPage(site, poi) },
    reason: 'You get this because you asked for a reminder the day before your favourites.',
  }),
  ...changeMailsEn,
  digest: ({ firstName, town, saturday, isOfInterests, path, pois }, site) => {
    const days = weekend(saturday, shiftDay(saturday, 1));
    return {
      subject: `This weekend ${atTown(town)}`,
      preview: pois.map(({ title }) => title).join(' · '),
      heading: `This weekend ${atTown(town)}`,
      paragraphs: [
        hello(firstName),
        isOfInterests
          ? `Here is what you may like near you on ${days}.`
          : `Here is what not to miss on ${days} ${atTown(town)} and around.`,
      ],
      entries: pois.map((poi) => entry(poi, site, saturday)),
      button: { label: 'See the whole weekend', href: `${site.origin}${path}` },
      reason: 'You get this because you asked for the weekend letter.',
    };
  },
  'follow-news': ({ firstName, town, themes, hosts, path, pois }, site) => {
    const title = hosts.length === 0 ? 'New in your themes' : 'New in what you follow';
    const where = town === '' ? 'near you' : `${atTown(town)} and around`;
    const ofThemes = `Here is what is new this week ${where}, in what you follow: ${themes.map((theme) => themeLabels[theme]).join(', ')}.`;
    const ofHosts = `New this week at the venues and from the organisers you follow: ${hosts.map(({ name }) => name).join(', ')}.`;
    return {
      subject: title,
      preview: pois.map((poi) => poi.title).join(' · '),
      heading: title,
      paragraphs: [
        hello(firstName),
        ...(hosts.length === 0 ? [] : [ofHosts]),
        ...(themes.length === 0 ? [] : [ofThemes]),
      ],
      entries: pois.map((poi) => entry(poi, site)),
      button: { label: 'See what is new', href: `${site.origin}${path}` },
      reason: 'You get this because you asked for what is new in what you follow.',
    };
  },
  'search-news': ({ firstName, searches }, site) => ({
    subject:
      searches.length === 1 ? `New for ${quoted(searches[0]?.name ?? '')}` : 'New in your searches',
    preview: searches.flatMap(({ pois }) => pois.map(({ title }) => title)).join(' · '),
    heading: 'New in your searches',
    paragraphs: [
      hello(firstName),
      searches.length === 1
        ? 'Here is what is new in a search that you saved.'
        : 'Here is what is new in the searches that you saved.',
    ],
    sections: searches.map(({ id, name, path, pois }) => ({
      heading: name,
      entries: pois.map((poi) => entry(poi, site)),
      link: { label: 'See the whole search', href: `${site.origin}${path}` },
      searchId: id,
    })),
    button: { label: 'See my searches', href: `${site.origin}/profile` },
    reason: 'You get this because you saved these searches.',
  }),
  'service-news': ({ firstName, title, paragraphs, button }, site) => ({
    subject: title,
    preview: paragraphs[0] ?? '',
    heading: title,
    paragraphs: [hello(firstName), ...paragraphs],
    button: { label: button.label, href: `${site.origin}${button.path}` },
    reason: 'You get this because you asked for news of the service.',
  }),
  'delete-account': ({ firstName, link }, site) => ({
    subject: 'Confirm that you want to delete your account',
    preview: 'The link works for one hour.',
    heading: 'Delete your account?',
    paragraphs: [
      hello(firstName),
      'This link deletes your account for good, with your profile, favourites and interests. It works for one hour, and once only.',
    ],
    button: { label: 'Delete my account', href: link, isSpelledOut: true },
    notes: [
      'You changed your mind, or did not ask for this? Just ignore this email: your account stays as it is.',
    ],
    reason: ofAccount(site),
  }),
  'account-deleted': ({ firstName }, site) => ({
    subject: 'Account deleted',
    preview: 'Your data are deleted.',
    heading: 'Your account is deleted',
    paragraphs: [
      hello(firstName),
      'Your account is deleted. Your profile, favourites, interests and latest position are deleted, and this is the last mail you get from us.',
      'If you have a minute, let us know what was missing. You are always welcome back.',
    ],
    button: { label: 'Say why I am leaving', href: `${site.origin}/feedback?from=/` },
    reason: 'You get this because the deletion of this account was requested.',
  }),
  feedback: mailWordsFr.feedback,
  ...organiserMailsFr,
};

export const frameWordsEn: FrameWords = {
  buttonFails: 'The button does not work? Copy this address into your browser:',
  unsubscribe: 'Stop getting these mails',
  unsubscribeSearch: 'Stop following this search',
  settings: 'Choose what I get',
};
