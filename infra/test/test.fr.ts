/** What `npm test` tells whoever runs it. */
export const sentences = {
  checks: 'Vérifications',
  postgres: 'PostgreSQL et PostGIS',
  installingPostgres: 'installation des paquets Debian',
  postgresInstallFailed: (detail: string) =>
    `Les paquets postgresql et postgis n’ont pas pu être installés (${detail})\u00a0: installez-les, ou donnez DATABASE_URL.`,
  chromium: 'Chromium',
  noChromium:
    'Chromium est introuvable\u00a0: installez-le (Debian\u00a0: apt-get install chromium), ou lancez «\u00a0npx playwright install chromium\u00a0».',
  chromiumInstallFailed: (detail: string) =>
    `Chromium n’a pas pu être installé (${detail})\u00a0: installez-le, ou lancez «\u00a0npx playwright install chromium\u00a0».`,
  template: 'base modèle',
  vitest: 'Tests unitaires, SQL, API et composants',
  journeys: 'Parcours dans le navigateur',
  attack: 'Attaques engendrées par le contrat',
  journeysServer: 'Serveur des parcours',
  ran: 'Ce qui a tourné',
  database: 'Base',
  browser: 'Navigateur',
  noResults: (runner: string) => `${runner}\u00a0: aucun résultat écrit, compté comme un échec.`,
  unknownPart: (parts: readonly string[]) =>
    `--only attend une de ces parties\u00a0: ${parts.join(', ')}.`,
  badShard: '--shard attend «\u00a01/2\u00a0», et ne vaut qu’avec --only unit ou --only journeys.',
  ready: (url: string) => `Prêt\u00a0: ${url}`,
  sandbox: (url: string) => `Bac à sable (E2E_SANDBOX_URL)\u00a0: ${url}`,
};
