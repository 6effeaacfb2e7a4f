export const JsonLd = ({ data }: { data: object }) => (
  // Every `<` is escaped, so that no text of an event can close the script element.
  <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
);
