import type { OptionalKind } from './unsubscribe-links.domain.ts';

/** Texts of the unsubscribe page. */
export const unsubscribeFr = {
  ask: {
    digest: 'Ne plus recevoir la lettre du week-end\u00a0?',
    reminder: 'Ne plus recevoir de rappel la veille de tes favoris\u00a0?',
    'follow-news': 'Ne plus recevoir les nouveautés de ce que tu suis\u00a0?',
    'search-news': 'Ne plus recevoir les nouveautés de tes recherches\u00a0?',
    'service-news': 'Ne plus recevoir les nouvelles du service\u00a0?',
  } satisfies Record<OptionalKind, string>,
  askSearch: 'Ne plus recevoir les nouveautés de cette recherche\u00a0?',
  explain: 'Les autres e-mails ne changent pas. Tu pourras revenir sur ce choix dans ton profil.',
  confirm: 'Ne plus recevoir ces e-mails',
  doneTitle: 'C’est fait',
  done: {
    digest: 'Tu ne recevras plus la lettre du week-end.',
    reminder: 'Tu ne recevras plus de rappel la veille de tes favoris.',
    'follow-news': 'Tu ne recevras plus les nouveautés de ce que tu suis.',
    'search-news': 'Tu ne recevras plus les nouveautés de tes recherches.',
    'service-news': 'Tu ne recevras plus les nouvelles du service.',
  } satisfies Record<OptionalKind, string>,
  doneSearch: 'Tu ne recevras plus les nouveautés de cette recherche.',
  settings: 'Choisir ce que je reçois',
  unknownTitle: 'Ce lien ne mène plus à rien',
  unknown: 'Le compte auquel il appartenait n’existe plus, ou le lien a été coupé en chemin.',
  home: 'Revenir à l’accueil',
};
