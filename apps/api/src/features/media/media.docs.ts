import type { Docs } from '../../platform/openapi/operation-docs.ts';

const afterChange =
  'The answer is all pictures of the event with the next version. 412 `poi_version_stale` after another change.';

export const mediaDocs: Docs = {
  operations: {
    getMediaFile: {
      summary: 'Download a picture by its id',
      description:
        'WebP, JPEG or SVG, as `Accept` allows, at most as wide as `w` asks; `thumb=1` gives a small copy. With an `ETag`: `If-None-Match` gets 304. A picture of an unpublished event needs the session of a member or of a moderator, else 404.',
    },
    listMediaFiles: {
      summary: 'List the pictures of an event in the editor',
      description:
        'In order; the first one is the main one. Members of its organisation and moderators read it.',
    },
    orderMediaFiles: {
      summary: 'Change the order of the pictures of an event',
      description: `Names every picture once, the main one first. ${afterChange}`,
      body: { version: 3, ids: ['0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c74'] },
    },
    addMediaFileToPoi: {
      summary: 'Upload a picture of an event',
      description:
        'A form with a JPEG, PNG or WebP file of 10 MB at most, 400 pixels wide at least. 422 and 413 say what is wrong with the file; 409 `pictures_full` after ten pictures.',
    },
    addMediaFileToPoiByUrl: {
      summary: 'Add a picture of an event by its address',
      description:
        'The service fetches it once. Needs `credits` and `license`, else 422 `picture_credits_missing`; 422 `picture_url_refused` when no picture could be fetched. Accepts a form with a file too.',
      body: {
        url: 'https://example.org/bal.jpg',
        title: 'Danseurs en plein air',
        credits: 'Camille Martin',
        license: 'cc-by',
      },
    },
    updateMediaFile: {
      summary: 'Change the texts and the focal point of a picture',
      description: `An absent property keeps its value. A published picture gets another id. ${afterChange}`,
      body: { version: 3, title: 'Danseurs en plein air', focal: { x: 0.5, y: 0.4 } },
    },
    deleteMediaFile: { summary: 'Remove a picture of an event', description: afterChange },
    listFailedPhotos: {
      summary: 'List photos of feeds that could not be downloaded',
      description: 'Latest failure first.',
    },
    retryPhoto: {
      summary: 'Download a photo of a feed again',
      description: 'A worker does so soon; the photo leaves the list when it succeeds.',
    },
    searchImages: {
      summary: 'Search freely licensed pictures for an event',
      description:
        'Asks Openverse and Wikimedia Commons. Pass a result to `addMediaFileToPoiByUrl` unchanged, with `origin: search`.',
    },
    getFoundImageThumbnail: {
      summary: 'Download a small copy of a found picture',
      description: 'The service fetches it, because pages load no third-party pictures.',
    },
  },
  parameters: {
    mediaFileId: ['Id of the picture.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c74'],
    photoId: 'Id of the photo.',
    url: ['Address of the found picture.', 'https://upload.wikimedia.org/bal.jpg'],
  },
  properties: {
    'MediaFile.title': ['Alternative text in French; null without one.', 'Danseurs en plein air'],
    'addMediaFileToPoi|addMediaFileToPoiByUrl|updateMediaFile.title': [
      'Alternative text in French; null without one.',
      'Danseurs en plein air',
    ],
    'MediaFile.position': ['Place in the order, from 1.', 1],
    'MediaFile.license': ['Licence; null when not known.', 'cc-by'],
    'AddedPicture|PoiPictures.images': 'Pictures in order.',
    'AddedPicture.mediaFileId': [
      'Id of the added picture.',
      '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c74',
    ],
    'FailedPhoto.url': ['Address of the photo.', 'https://example.org/bal.jpg'],
    'FailedPhoto.fault': 'Why it could not be downloaded.',
    'FailedPhoto.failedAt': ['Instant of the failure, ISO 8601 in UTC.', '2026-06-10T10:00:00Z'],
    'FailedPhoto|OpenConversations|WaitingConversations.poi': 'The event; null without one.',
    'PhotoRetried.isDue': 'Always true.',
    'FoundImage.source': ['Collection that has it.', 'commons'],
    'FoundImage.title': ['Title.', 'Bal folk'],
    'FoundImage.license': ['Licence.', 'cc-by'],
    'FoundImage.url': ['Address of the picture.', 'https://upload.wikimedia.org/bal.jpg'],
    'FoundImage.pageUrl': [
      'Page of the picture; null without one.',
      'https://commons.wikimedia.org/wiki/Bal',
    ],
    'FoundImage.thumbnailUrl': ['Path of a small copy.', '/api/v1/image-search/thumbnail?url=bal'],
    'FoundImage.id': ['Id in its collection.', 'commons-1234'],
    'ImageSearchAnswer.unavailable': 'Collections that did not answer.',
    'addMediaFileToPoiByUrl.url': ['Address.', 'https://example.org/bal.jpg'],
  },
};
