import { addTexts } from '../../../lib/texts.ts';

/** Texts of the dialogs that withdraw, discard, delete or archive an event. */
export const givingUpFr = {
  withdrawTitle: 'Retirer la demande de publication\u00a0?',
  withdrawText:
    'L’événement redevient un brouillon et quitte la file des modérateurs. Corrigez-le, puis envoyez-le de nouveau quand vous le souhaitez.',
  deleteTitle: 'Supprimer ce brouillon\u00a0?',
  deleteRefusedTitle: 'Supprimer cet événement\u00a0?',
  deleteText:
    '«\u00a0{{title}}\u00a0» sera supprimé, avec ses dates, ses tarifs et ses images. C’est définitif.',
  deleteRefusedText:
    '«\u00a0{{title}}\u00a0» sera supprimé, avec ses dates, ses tarifs, ses images et vos échanges avec l’équipe à son sujet. C’est définitif.',
  deleted: 'Brouillon supprimé.',
  deletedRefused: 'Événement supprimé.',
  discardText: 'La version en préparation sera supprimée. La page en ligne ne change pas.',
  archiveTitle: 'Archiver cet événement\u00a0?',
  archiveText:
    'Sa page disparaîtra de {{product}}, et personne ne pourra plus le modifier. C’est définitif.',
  archiveConfirm: 'Pour confirmer, recopiez le titre\u00a0: {{title}}',
} as const;

export const givingUpTexts = addTexts('editorGivingUp', givingUpFr);
