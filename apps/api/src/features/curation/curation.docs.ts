import type { Docs } from '../../platform/openapi/operation-docs.ts';

const themesAnswer =
  'Changes the published event at once; imports keep it. The answer has all themes and tags, and the next version.';

export const curationDocs: Docs = {
  operations: {
    getModeratedPoi: {
      summary: 'Read an event as a moderator, by its id',
      description: 'Also a hidden one, with the acts that the caller may perform.',
    },
    getModeratedPoiBySlug: {
      summary: 'Read an event as a moderator, by its slug',
      description: 'Same answer as `getModeratedPoi`.',
    },
    addThemes: {
      summary: 'Add themes or tags to an event',
      description: `${themesAnswer} 409 \`themes_full\` after four themes, \`tags_full\` after thirty tags.`,
      body: { themes: ['concerts'], tags: ['folk'] },
    },
    removeThemes: {
      summary: 'Remove themes or tags from an event',
      description: `${themesAnswer} 409 \`themes_last\` for its only theme.`,
      body: { tags: ['folk'] },
    },
    searchAssignees: {
      summary: 'Find organisations that can receive an event',
      description: 'Approved organisations by name or SIREN, best match first.',
    },
  },
  properties: {
    'PoiThemes.version': ['Version number after the change.', 4],
    'Assignees.items.name': ['Name of the organisation.', 'Bal Atelier 37'],
    'addThemes.themes': 'Slugs of the themes to add.',
    'addThemes.tags': ['Tags to add.', ['folk']],
    'removeThemes.themes': 'Slugs of the themes to remove.',
    'removeThemes.tags': ['Tags to remove.', ['folk']],
    'ModeratedPoi.source': ['Import.', null],
  },
};
