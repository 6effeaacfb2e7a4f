import { addTexts, textsOf } from '../../../lib/texts.ts';

/** Texts of the dialog that changes the live state of an event. */
export const liveStateFr = {
  title: 'Situation affichée',
  target: 'Ce qui change',
  wholeEvent: 'Tout l’événement',
  chooseOfDate: 'Que doit lire un visiteur à côté de cette date\u00a0?',
  moved: 'À un autre jour ou à une autre heure',
  movedTo: 'déplacé au {{when}}',
  newDay: 'Nouveau jour',
  newTime: 'Nouvelle heure',
  choose: 'Que doit lire un visiteur sur la page de l’événement\u00a0?',
  shown: 'affiché en ce moment',
  recipients_zero: 'Personne ne recevra d’e-mail.',
  recipients_one: '{{count}} personne a cet événement en favori\u00a0: elle recevra un e-mail.',
  recipients_other:
    '{{count}} personnes ont cet événement en favori\u00a0: elles recevront un e-mail.',
  counting: 'Nous comptons les personnes à prévenir…',
  unknown:
    'Les personnes qui ont cet événement en favori recevront un e-mail. Leur nombre n’a pas pu être chargé.',
  confirm: 'Changer la situation',
  done: '{{what}}\u00a0: {{state}}. Les e-mails partent dans dix secondes.',
  doneOfDate:
    '{{what}}\u00a0: {{state}}. Les e-mails partent dans une minute, avec les autres dates que vous changez d’ici là.',
  doneQuietly: '{{what}}\u00a0: {{state}}.',
  undo: 'Revenir en arrière',
  undone: '{{what}}\u00a0: {{state}}, comme avant.',
} as const;

export const liveStateTexts = addTexts('editorLiveState', liveStateFr);
export const say = textsOf(liveStateTexts);
