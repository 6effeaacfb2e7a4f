import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { reportKindLabels } from '@parages/contracts/vocabulary/events/report-kinds.fr';
import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import type { MailedPoi } from '../mails.schema.ts';
import { changeMailsFr } from './change-mails.fr.ts';
import type { FrameWords, MailEntry, MailSite, MailWords } from './mail-content.ts';
import { instantInParis, weekend, whenIs } from './mail-dates.fr.ts';
import { hello } from './mail-phrases.fr.ts';
import { eventPage, placeAndTime, toEntry } from './mailed-poi.ts';
import { organiserMailsFr } from './organiser-mails.fr.ts';

const ofAccount = ({ name }: MailSite): string =>
  `Tu reçois cet e-mail parce que cette adresse est celle d’un compte ${name}.`;
const entry = (poi: MailedPoi, site: MailSite, from?: string): MailEntry =>
  toEntry(poi, site, whenIs(poi, from));

const isOfPro = (page: string | null): boolean => page?.startsWith('/org/') ?? false;
const writerOf = (page: string | null): string =>
  isOfPro(page) ? 'Message d’un organisateur' : 'Message d’un visiteur';

/** Texts of the mails in French. They address visitors as tu and organisers as vous. */
export const mailWordsFr: MailWords = {
  'verify-email': ({ link }, site) => ({
    subject: 'Valide ton adresse e-mail',
    preview: 'Un clic, et ton compte est prêt.',
    heading: 'Valide ton adresse e-mail',
    paragraphs: [
      hello(''),
      `Il ne manque qu’un clic pour que ton compte ${site.name} soit prêt. Le lien est valable 24\u00a0heures.`,
    ],
    button: { label: 'Valider mon adresse', href: link, isSpelledOut: true },
    notes: [
      'Tu n’as pas créé de compte\u00a0? Ignore cet e-mail\u00a0: sans ce clic, il ne se passera rien.',
    ],
    reason: `Tu reçois cet e-mail parce que cette adresse a été donnée sur ${site.name}.`,
  }),
  welcome: ({ firstName }, site) => ({
    subject: 'Bienvenue',
    preview: 'Ton compte est prêt.',
    heading: firstName === '' ? 'Bienvenue\u00a0!' : `Bienvenue, ${firstName}\u00a0!`,
    paragraphs: [
      'Ton compte est prêt. Mets en favori ce qui te tente, suis les thèmes que tu aimes, et dis-nous tes goûts\u00a0: tes recommandations n’en seront que meilleures.',
      'Hors ce qui touche à ton compte ou à un favori annulé, nous ne t’écrivons que si tu le demandes\u00a0: la lettre du week-end et les rappels s’activent dans ton profil.',
    ],
    button: { label: 'Voir ce qui se passe près de chez moi', href: `${site.origin}/` },
    reason: ofAccount(site),
  }),
  'reset-password': ({ firstName, link }, site) => ({
    subject: 'Choisis un nouveau mot de passe',
    preview: 'Le lien est valable une heure.',
    heading: 'Choisis un nouveau mot de passe',
    paragraphs: [
      hello(firstName),
      'Tu as oublié ton mot de passe\u00a0? Cela arrive. Ce lien te permet d’en choisir un autre. Il est valable une heure et ne sert qu’une fois.',
    ],
    button: { label: 'Choisir un mot de passe', href: link, isSpelledOut: true },
    notes: ['Tu n’as rien demandé\u00a0? Ignore cet e-mail\u00a0: ton mot de passe reste le même.'],
    reason: ofAccount(site),
  }),
  'sign-in-guesses': ({ firstName }, site) => ({
    subject: 'Des mots de passe faux essayés sur ton compte',
    preview: 'Tes appareils habituels ouvrent toujours ton compte.',
    heading: 'Quelqu’un essaie de deviner ton mot de passe',
    paragraphs: [
      hello(firstName),
      `Depuis d’autres appareils que les tiens, une centaine de mots de passe faux ont été essayés en une heure sur ton compte ${site.name}.`,
      'Nous refusons donc pour un moment les connexions depuis un appareil inconnu. Ceux avec lesquels tu t’es déjà connecté ouvrent toujours ton compte.',
      'Ton mot de passe sert aussi ailleurs, ou se devine\u00a0? Choisis-en un autre.',
    ],
    button: { label: 'Choisir un autre mot de passe', href: `${site.origin}/auth/forgot-password` },
    reason: ofAccount(site),
  }),
  'password-changed': ({ firstName, changedAt }, site) => ({
    subject: 'Ton mot de passe a été modifié',
    preview: 'Si ce n’est pas toi, choisis-en un autre tout de suite.',
    heading: 'Ton mot de passe a été modifié',
    paragraphs: [
      hello(firstName),
      `Le mot de passe de ton compte a été modifié ${instantInParis(new Date(changedAt))}. Les autres appareils ont été déconnectés.`,
      'C’est bien toi\u00a0? Tu n’as rien à faire. Sinon, choisis tout de suite un autre mot de passe.',
    ],
    button: { label: 'Ce n’est pas moi', href: `${site.origin}/auth/forgot-password` },
    reason: ofAccount(site),
  }),
  reminder: ({ firstName, poi }, site) => ({
    subject: `Demain\u00a0: ${poi.title}`,
    preview: placeAndTime(whenIs(poi), poi).join(' · '),
    heading: `C’est demain\u00a0: ${poi.title}`,
    paragraphs: [hello(firstName), 'Un de tes favoris a lieu demain.'],
    entries: [entry(poi, site)],
    button: { label: 'Voir l’événement', href: eventPage(site, poi) },
    reason: 'Tu reçois cet e-mail parce que tu as demandé un rappel la veille de tes favoris.',
  }),
  ...changeMailsFr,
  digest: ({ firstName, town, saturday, isOfInterests, path, pois }, site) => {
    const days = weekend(saturday, shiftDay(saturday, 1));
    return {
      subject: `Ce week-end ${atTown(town)}`,
      preview: pois.map(({ title }) => title).join(' · '),
      heading: `Ce week-end ${atTown(town)}`,
      paragraphs: [
        hello(firstName),
        isOfInterests
          ? `Voici, pour les ${days}, ce qui devrait te plaire près de chez toi.`
          : `Voici les incontournables des ${days} ${atTown(town)} et aux alentours.`,
      ],
      entries: pois.map((poi) => entry(poi, site, saturday)),
      button: { label: 'Voir tout le week-end', href: `${site.origin}${path}` },
      reason: 'Tu reçois cet e-mail parce que tu as demandé la lettre du week-end.',
    };
  },
  'follow-news': ({ firstName, town, themes, hosts, path, pois }, site) => {
    const title =
      hosts.length === 0 ? 'Du nouveau dans tes thèmes' : 'Du nouveau dans ce que tu suis';
    const where = town === '' ? 'près de chez toi' : `${atTown(town)} et aux alentours`;
    const ofThemes = `Voici ce qui est arrivé cette semaine ${where}, dans ce que tu suis\u00a0: ${themes.map((theme) => themeLabels[theme]).join(', ')}.`;
    const ofHosts = `Nouveau cette semaine dans les lieux et chez les organisateurs que tu suis\u00a0: ${hosts.map(({ name }) => name).join(', ')}.`;
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
      button: { label: 'Voir les nouveautés', href: `${site.origin}${path}` },
      reason: 'Tu reçois cet e-mail parce que tu as demandé les nouveautés de ce que tu suis.',
    };
  },
  'search-news': ({ firstName, searches }, site) => ({
    subject:
      searches.length === 1
        ? `Du nouveau pour ${quoted(searches[0]?.name ?? '')}`
        : 'Du nouveau dans tes recherches',
    preview: searches.flatMap(({ pois }) => pois.map(({ title }) => title)).join(' · '),
    heading: 'Du nouveau dans tes recherches',
    paragraphs: [
      hello(firstName),
      searches.length === 1
        ? 'Voici ce qui vient d’arriver pour une recherche que tu as enregistrée.'
        : 'Voici ce qui vient d’arriver pour les recherches que tu as enregistrées.',
    ],
    sections: searches.map(({ id, name, path, pois }) => ({
      heading: name,
      entries: pois.map((poi) => entry(poi, site)),
      link: { label: 'Voir toute la recherche', href: `${site.origin}${path}` },
      searchId: id,
    })),
    button: { label: 'Voir mes recherches', href: `${site.origin}/profile` },
    reason: 'Tu reçois cet e-mail parce que tu as enregistré ces recherches.',
  }),
  'service-news': ({ firstName, title, paragraphs, button }, site) => ({
    subject: title,
    preview: paragraphs[0] ?? '',
    heading: title,
    paragraphs: [hello(firstName), ...paragraphs],
    button: { label: button.label, href: `${site.origin}${button.path}` },
    reason: 'Tu reçois cet e-mail parce que tu as demandé les nouvelles du service.',
  }),
  'delete-account': ({ firstName, link }, site) => ({
    subject: 'Confirme la suppression de ton compte',
    preview: 'Le lien est valable une heure.',
    heading: 'Supprimer ton compte\u00a0?',
    paragraphs: [
      hello(firstName),
      'Ce lien supprime ton compte pour de bon, avec ton profil, tes favoris et tes goûts. Il est valable une heure et ne sert qu’une fois.',
    ],
    button: { label: 'Supprimer mon compte', href: link, isSpelledOut: true },
    notes: [
      'Tu as changé d’avis, ou tu n’as rien demandé\u00a0? Ignore cet e-mail\u00a0: ton compte reste comme il est.',
    ],
    reason: ofAccount(site),
  }),
  'account-deleted': ({ firstName }, site) => ({
    subject: 'Compte supprimé',
    preview: 'Tes données ont été effacées.',
    heading: 'Ton compte est supprimé',
    paragraphs: [
      hello(firstName),
      'Ton compte est supprimé. Ton profil, tes favoris, tes goûts et ta dernière position ont été effacés, et cet e-mail est le dernier que tu reçois de nous.',
      'Si tu as une minute, dis-nous ce qui t’a manqué. Tu seras toujours chez toi ici.',
    ],
    button: { label: 'Dire pourquoi je pars', href: `${site.origin}/feedback?from=/` },
    reason: 'Tu reçois cet e-mail parce que la suppression de ton compte a été demandée.',
  }),
  feedback: ({ message, email, page, writtenIn, reportKind }, site) => ({
    subject: `${reportKind ? 'Erreur signalée' : writerOf(page)}${page === null ? '' : ` sur ${page}`}`,
    preview: message.slice(0, 120),
    heading: reportKind ? `Erreur signalée\u00a0: ${reportKindLabels[reportKind]}` : writerOf(page),
    paragraphs: [
      `${page === null ? 'Sans page' : `Page\u00a0: ${page}`} · langue\u00a0: ${writtenIn}`,
      email === null
        ? 'Aucune réponse n’est attendue.'
        : `Réponse possible à ${email}\u00a0: il suffit de répondre à cet e-mail.`,
    ],
    ...(message === '' ? {} : { quote: message }),
    button:
      page === null
        ? null
        : {
            label: 'Ouvrir la page',
            href: `${isOfPro(page) ? site.proOrigin : site.origin}${page}`,
          },
    reason: `Envoyé par le formulaire de ${site.name}.`,
  }),
  ...organiserMailsFr,
};

/** The texts around the content of a mail in French. */
export const frameWordsFr: FrameWords = {
  buttonFails: 'Si le bouton ne répond pas, voici l’adresse à copier dans le navigateur\u00a0:',
  unsubscribe: 'Ne plus recevoir ces e-mails',
  unsubscribeSearch: 'Ne plus suivre cette recherche',
  settings: 'Choisir ce que je reçois',
};
