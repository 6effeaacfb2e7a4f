export const words = {
  title: 'Traces',
  intro:
    'Ce que le service a tracé, quand OTEL_EXPORTER_OTLP_ENDPOINT mène à l’adresse /otlp de ce bac à sable.',
};
