/** Data for search engines (schema.org), as a block no script runs. */
export const JsonLd = ({ data }: { data: object }) => (
  // Every `<` is escaped: no text of an event can end the block.
  <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
);
