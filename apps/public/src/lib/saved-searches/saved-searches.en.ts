import type { Words } from '../i18n/i18n.ts';
import type { savedSearchesFr } from './saved-searches.fr.ts';

export const savedSearchesEn: Words<typeof savedSearchesFr> = {
  save: 'Save',
  saveLabel: 'Save this search',
  saveHint: 'An email on Wednesdays, when it has something new',
  isSaved: 'Saved',
  isSavedLabel: 'Search saved',
  saved: 'Search saved: you will get what is new in it by email, on Wednesdays.',
  savedWithoutMail: 'Search saved. To get what is new in it by email, turn it on in your profile.',
  see: 'See my searches',
  full: 'You already have {{most}} saved searches, which is the maximum: delete one first.',
  failed: 'The search could not be saved. Try again in a moment.',
  everything: 'All outings',
  title: 'My searches',
  allMails: 'Get what is new in my searches',
  allMailsHint: 'An email on Wednesdays, if there is anything.',
  none: 'None yet: search around a place, then press “Save” above the list.',
  mail: 'Get what is new in it',
  rename: 'Rename: {{name}}',
  name: 'Name of the search',
  keep: 'Save',
  cancel: 'Cancel',
  delete: 'Delete: {{name}}',
  deleted: 'Search deleted',
  undo: 'Undo',
};
