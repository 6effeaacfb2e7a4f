const text = { type: 'string', minLength: 1 };
const url = { type: 'string', format: 'uri' };
const instant = { type: 'string', format: 'date-time' };
const author = {
  type: 'object',
  properties: { name: text, url, avatar: url },
  minProperties: 1,
  additionalProperties: false,
};
// Names of extensions begin with an underscore.
const extensions = { '^_[a-zA-Z][^.]*$': { type: 'object' } };

/** JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/, without attachments and hubs. */
export const jsonFeedSchema = {
  type: 'object',
  required: ['version', 'title', 'items'],
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: text,
    home_page_url: url,
    feed_url: url,
    description: text,
    user_comment: text,
    next_url: url,
    icon: url,
    favicon: url,
    authors: { type: 'array', items: author },
    language: { type: 'string', pattern: '^[a-z]{2}(-[A-Z]{2})?$' },
    expired: { type: 'boolean' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        anyOf: [{ required: ['content_text'] }, { required: ['content_html'] }],
        properties: {
          id: text,
          url,
          external_url: url,
          title: text,
          content_html: text,
          content_text: text,
          summary: text,
          image: url,
          banner_image: url,
          date_published: instant,
          date_modified: instant,
          authors: { type: 'array', items: author },
          tags: { type: 'array', items: text },
          language: text,
        },
        patternProperties: extensions,
        additionalProperties: false,
      },
    },
  },
  patternProperties: extensions,
  additionalProperties: false,
} as const;
