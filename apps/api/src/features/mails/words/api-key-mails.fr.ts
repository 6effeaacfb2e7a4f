import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import type { MailWords } from './mail-content.ts';
import { asMember, hello } from './mail-phrases.fr.ts';

const abilities = {
  publishable: 'Elle lit ce qui est public, rien d’autre.',
  secret:
    'Elle peut agir au nom de l’organisation\u00a0: ses droits sont sur la page des clés. Elle ne doit se trouver que sur un serveur.',
} as const;

/** Texts of the mail about a new API key of an organisation. */
export const apiKeyMailsFr: Pick<MailWords, 'api-key-created'> = {
  'api-key-created': ({ firstName, organisation, creator, name, kind, isRotation, link }, site) => {
    const subject = `${organisation}\u00a0: une nouvelle clé d’API`;
    const by = creator === '' ? 'Un responsable de l’organisation' : creator;
    const act = isRotation ? 'a remplacé la clé d’API' : 'a créé la clé d’API';
    return {
      subject,
      preview: `${by} ${act} ${quoted(name)}.`,
      heading: subject,
      paragraphs: [
        hello(firstName),
        `${by} ${act} ${quoted(name)} de l’organisation ${quoted(organisation)}. ${abilities[kind]}`,
        'Si vous ne vous y attendiez pas, révoquez-la et changez le mot de passe du compte qui l’a créée.',
      ],
      button: { label: 'Voir les clés d’API', href: link },
      reason: asMember(organisation, site),
    };
  },
};
