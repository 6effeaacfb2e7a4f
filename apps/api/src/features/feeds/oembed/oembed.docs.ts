import type { Docs } from '../../../platform/openapi/operation-docs.ts';

const html =
  '<blockquote cite="https://parages.example/evenement/bal-folk-en-plein-air-tours"><a href="https://parages.example/evenement/bal-folk-en-plein-air-tours">Bal folk en plein air</a><br>samedi 13 juin 2026, 20 h 30<br>Parages</blockquote>';
const answer = {
  version: '1.0',
  type: 'rich',
  title: 'Bal folk en plein air',
  provider_name: 'Parages',
  provider_url: 'https://parages.example',
  cache_age: 3600,
  width: 480,
  height: 160,
  html,
};

export const oembedDocs: Docs = {
  operations: {
    getOembed: {
      summary: 'Embed a page of the site in another one (oEmbed)',
      description:
        'Describes the page of an event, a list, a venue or an organiser as a quotation with a link, without scripts or frames. The heads of these pages name this address. Any other address gets 404.',
      answers: {
        'application/json': answer,
        'text/xml': `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed><title>${answer.title}</title></oembed>`,
      },
    },
  },
  parameters: {
    url: ['Address of the page.', 'https://parages.example/evenement/bal-folk-en-plein-air-tours'],
    format: ['json or xml.', 'json'],
    maxwidth: ['Largest width in pixels.', 480],
    maxheight: ['Largest height in pixels.', 160],
  },
  properties: {
    'Oembed.version': ['Version of oEmbed.', '1.0'],
    'Oembed.type': ['Always `rich`.', 'rich'],
    'Oembed.title': ['Title of the page, with the state of an event.', answer.title],
    'Oembed.provider_name': ['Name of the site.', answer.provider_name],
    'Oembed.provider_url': ['Address of the site.', answer.provider_url],
    'Oembed.cache_age': ['Seconds for which the answer may be kept.', 3600],
    'Oembed.width': ['Width in pixels.', 480],
    'Oembed.height': ['Height in pixels.', 160],
    'Oembed.html': ['A quotation with a link, whose texts are escaped.', html],
    'Oembed.thumbnail_url': [
      'Address of a picture of the event; absent when the bounds leave no room for it.',
      'https://parages.example/og/evenement/bal-folk-en-plein-air-tours.png',
    ],
    'Oembed.thumbnail_width': ['Width of the picture in pixels.', 1200],
    'Oembed.thumbnail_height': ['Height of the picture in pixels.', 630],
  },
};
