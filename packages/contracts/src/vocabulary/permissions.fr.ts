import type { Permission } from './permissions.ts';

/** What administrators read. */
export const permissionLabels: Record<Permission, string> = {
  image_mod: 'Gérer les images',
  theme_mod: 'Gérer les thématiques',
  batch_import: 'Importer des événements',
  poi_mod: 'Valider les événements',
  org_mod: 'Valider les organisations',
  camp_mod: 'Suivre les campagnes',
  poi_editor: 'Publier des événements',
  camp_editor: 'Mener des campagnes',
};
