import type { ApiKeyScope } from '@parages/contracts/vocabulary/organisations/api-keys';

/** Not in a namespace: i18next reads the colon of a scope as a separator. */
export const scopeLabels: Record<ApiKeyScope, string> = {
  'public:read': 'Lire ce qui est public',
  'events:read': 'Lire vos événements',
  'events:write': 'Écrire et envoyer vos événements',
  'imports:write': 'Importer des fichiers',
  'statistics:read': 'Lire vos statistiques',
};
