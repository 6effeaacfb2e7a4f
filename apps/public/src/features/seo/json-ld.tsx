/** Data for search engines (schema.org), as a block no script runs. */
export const JsonLd = ({ data }: { data: object }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, in which every < is escaped
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
);
