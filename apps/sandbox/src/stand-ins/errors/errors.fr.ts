export const words = {
  title: 'Erreurs',
  intro:
    'Ce que le service a signalé, quand SENTRY_DSN mène au projet 1 de ce bac à sable, avec la clé «\u00a0bacasable\u00a0».',
};
