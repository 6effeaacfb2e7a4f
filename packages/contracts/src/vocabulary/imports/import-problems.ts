/** The part of `problems` about imported files and followed sources. */
export const importProblems = {
  import_not_found: { status: 404, title: 'No import of this account has this id.' },
  import_transition_forbidden: {
    status: 409,
    title: 'This transition is not allowed from the current status of the import.',
  },
  import_limited: {
    status: 429,
    title: 'Too many files were sent within the hour; Retry-After says when to come back.',
  },
  import_file_too_large: { status: 413, title: 'This file exceeds 60 MB.' },
  import_file_empty: { status: 422, title: 'This file is empty.' },
  import_file_spreadsheet: {
    status: 422,
    title: 'This spreadsheet is in an old format or has a password: save it as .xlsx, .ods or CSV.',
  },
  import_sheet_unreadable: { status: 422, title: 'This spreadsheet cannot be read.' },
  import_sheet_too_large: {
    status: 413,
    title: 'This spreadsheet exceeds 20 MB, 100,000 rows or 200 columns, or expands too much.',
  },
  import_file_utf16: {
    status: 422,
    title: 'This file is in UTF-16: save it as CSV in UTF-8.',
  },
  import_file_binary: { status: 422, title: 'This file is not text.' },
  import_file_gone: { status: 410, title: 'This file has been deleted.' },
  source_not_found: { status: 404, title: 'No followed source of this account has this id.' },
  source_address_refused: {
    status: 422,
    title: 'This is not an http, https or webcal address of the open internet.',
  },
  source_transition_forbidden: {
    status: 409,
    title: 'This transition is not allowed from the current status of the source.',
  },
  source_limited: {
    status: 429,
    title: 'This source was read a moment ago; Retry-After says when to come back.',
  },
} as const;
