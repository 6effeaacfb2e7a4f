import type { Words } from '../../lib/i18n/i18n.ts';
import type { importsFr } from './imports.fr.ts';

export const importsEn: Words<typeof importsFr> = {
  teamSources: 'The agendas that the team follows, read every day',
  organisation: 'For an organisation (optional)',
  organisationHint: 'Its name or its SIREN. Leave it empty to import for the team.',
  organisationNone: 'No approved organisation has this name.',
  organisationChoose: 'Which one?',
  organisationChosen: 'Import for',
  organisationRemove: 'No longer import for',
};
