import type { Docs } from '../operation-docs.ts';

/** Names of pictures and of problem documents. */
export const pictureNames: Docs = {
  properties: {
    mainMediaFileCredits: ['Author of the picture; null when not known.', 'Camille Martin'],
    mainMediaFileLicense: [
      'Licence of the picture, such as `cc-by`; null when not known.',
      'cc-by',
    ],
    mainMediaColor: [
      'Placeholder colour of the photo, `#rrggbb`; absent for a drawing.',
      '#8a6d4f',
    ],
    mainMediaFocal: 'Point to crop around, as fractions; absent when it is the middle.',
    credits: ['Author of the picture; null when not known.', 'Camille Martin'],
    license: ['Licence of the picture; null when not known.', 'cc-by'],
    licenseUrl: [
      'Address of the text of the licence; null when the licence has none.',
      'https://creativecommons.org/licenses/by/4.0/',
    ],
    width: ['Width in pixels; null when not known.', 1280],
    height: ['Height in pixels; null when not known.', 853],
    thumbhash: ['ThumbHash of the picture, base64; null without one.', null],
    color: ['Placeholder colour, `#rrggbb`; null without one.', '#8a6d4f'],
    focal: 'Point to crop around, as fractions of width and height.',
    'focal.x': ['Fraction of the width, from the left.', 0.5],
    'focal.y': ['Fraction of the height, from the top.', 0.4],
    'mainMediaFocal.x': ['Fraction of the width, from the left.', 0.5],
    'mainMediaFocal.y': ['Fraction of the height, from the top.', 0.4],
    isDrawing: ['True for a drawing of the service, shown while there is no photo.', false],
    'Problem.type': ['Address of the page that explains the code.', '/api/problems/poi_not_found'],
    'Problem.title': [
      'The problem in one English sentence.',
      'No published poi has this id or slug.',
    ],
    'Problem.status': ['HTTP status of the response.', 404],
    'Problem.code': ['Stable code; a client decides by it.', 'poi_not_found'],
    'Problem.detail': [
      'What is wrong with this request, in English; absent when the title says it.',
      'Unknown option: pool',
    ],
    'Problem.errors': 'Invalid fields, 50 at most; absent when no field is at fault.',
    'errors.pointer': ['JSON pointer that begins with `/path`, `/query` or `/body`.', '/query/lon'],
    'errors.code': ['Kind of error, such as `too_big`.', 'too_big'],
    'errors.detail': ['The error in English.', 'Too big: expected number to be <=180'],
    'Problem.present': [
      'State that another request has stored; absent in other refusals.',
      { version: 4 },
    ],
    'Problem.quota': 'The exhausted quota; absent in other refusals.',
    'quota.name': 'Name of the quota.',
    'quota.most': ['Largest number that the quota allows.', 500],
  },
};
