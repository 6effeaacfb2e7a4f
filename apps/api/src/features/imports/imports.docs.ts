import type { Docs } from '../../platform/openapi/operation-docs.ts';

const gone = '404 `import_not_found` for an import that the caller may not see.';

export const importsDocs: Docs = {
  operations: {
    createImport: {
      summary: 'Upload a file of events and check it',
      description:
        'A form with a CSV, XLSX or ODS file of 60 MB at most. A worker checks it and writes nothing before `confirmImport`. Poll `getImport` until `status` is no longer `checking`. 413 and 422 say what is wrong with the file; 429 `import_limited` after 30 files an hour.',
    },
    listImports: {
      summary: 'List imports of files',
      description: 'Those of one organisation, or all that the caller may see. Newest first.',
    },
    getImportExample: {
      summary: 'Download an example file with every column',
      description: 'CSV in UTF-8 with semicolons, one heading line and invented events.',
      answer: 'ext_id;title;start_date\r\nbal-2026;Bal folk;2026-06-13\r\n',
    },
    validateImportEvent: {
      summary: 'Check one event by the rules of imports',
      description:
        'For a program that writes files: takes the columns of one line as JSON texts and writes nothing. The answer has the findings of a check.',
      body: { ext_id: 'bal-2026', title: 'Bal folk', start_date: '2026-06-13', city: 'Tours' },
    },
    getImport: {
      summary: 'Read the status, the check and the outcome of an import',
      description: `Poll it while \`status\` is \`checking\` or \`running\`. ${gone}`,
    },
    listImportFindings: {
      summary: 'List the findings of a check, line by line',
      description: `The first 1,000 are stored; filter by kind, column or code. ${gone}`,
    },
    getImportErrorFile: {
      summary: 'Download the refused lines with their errors',
      description:
        'CSV of the lines that were not imported, with one more column that gives the reasons. 410 `import_file_gone` once the file is deleted, after 90 days.',
      answer: 'ext_id;erreurs\r\nbal-2026;start_date : vide\r\n',
    },
    getImportFile: {
      summary: 'Download the uploaded file',
      description: 'As it was sent. 410 `import_file_gone` once it is deleted, after 90 days.',
      answer: 'ext_id;title;start_date\r\nbal-2026;Bal folk;2026-06-13\r\n',
    },
    getImportReading: {
      summary: 'Read how the headings of a file are understood',
      description: `The column of each heading, and the first events that a confirmation would write. ${gone}`,
    },
    chooseImportColumns: {
      summary: 'Choose the columns of the headings and check again',
      description:
        'One entry for each heading, in order; null for one that is not read. The choice is kept for the next file of the organisation.',
      body: { columns: ['ext_id', 'title', 'start_date', null] },
    },
    confirmImport: {
      summary: 'Write the events of a checked file',
      description:
        'A worker writes them, five hundred a transaction. An event with a known `ext_id` is updated, an unchanged one is left as it is. 409 `import_transition_forbidden` unless `status` is `ready`.',
    },
    cancelImport: {
      summary: 'Cancel an import, or the rest of it',
      description: `Events that are written stay. ${gone}`,
    },
  },
  parameters: {
    kind: 'Only findings of this kind; without it, all of them.',
    importId: 'Id of the import.',
    code: 'Only findings with this code.',
    path: ['Only findings of this column.', 'start_date'],
  },
  properties: {
    'Import.fileName': ['Name of the file.', 'agenda.csv'],
    'Import.sizeBytes': ['Size in bytes.', 48211],
    'Import.status': ['Where it is: being checked, blocked, ready, running, or ended.', 'done'],
    'Import.progress': 'Lines.',
    'Import.progress.processed': ['Number of lines that are read.', 120],
    'Import.progress.total': ['Number of lines; 0 while unknown.', 120],
    'Import.format': 'Format of the file.',
    'Import.encoding': 'Encoding of a CSV; null for other formats.',
    'Import.delimiter': 'Delimiter of a CSV; null for other formats.',
    'Import.check': 'Result of the check; null before it.',
    'Import.outcome': 'Result of the import; null before it.',
    'Import.failure': ['Why it failed; null unless `status` is `failed`.', null],
    'ImportCheck.lines': ['Lines.', 120],
    'ImportCheck.events': ['Events.', 118],
    'ImportCheck.blocking': ['Findings.', 0],
    'ImportCheck.faults': ['Lines.', 2],
    'ImportCheck.warnings': ['Findings.', 3],
    'ImportCheck.byPath.path': ['Column; null for the whole file.', 'start_date'],
    'ImportCheck.byPath.kind': 'Kind of finding.',
    'ImportCheck.byPath.code': 'Code of the finding.',
    'ImportCheck.byPath.count': ['Number of findings.', 2],
    'ImportCheck.byPath.lines': ['Lines.', [12, 40]],
    'ImportCheck.byPath.expected': ['Expected.', 'yyyy-MM-dd'],
    'ImportCheck.byPath.obtained': ['Found.', '13 juin'],
    'ImportCheck|ImportOutcome|SourceOutcome.created': ['Number of new events.', 100],
    'ImportCheck|ImportOutcome|SourceOutcome.updated': ['Number of changed events.', 10],
    'ImportCheck|ImportOutcome|SourceOutcome.unchanged': [
      'Number of events that did not change.',
      8,
    ],
    'ImportCheck|ImportOutcome.skipped': ['Number of events that were left out.', 0],
    'ImportFinding.kind': 'Kind of finding.',
    'ImportFinding.line': ['Line.', 12],
    'ImportFinding.row': ['Row.', 12],
    'ImportFinding.path': ['Column.', 'start_date'],
    'ImportFinding.code': 'Code of the finding.',
    'ImportFinding.expected': [
      'What the rule wants; null when nothing was expected.',
      'yyyy-MM-dd',
    ],
    'ImportFinding.obtained': ['What the file has; null when it has nothing.', '13 juin'],
    'ImportFinding.message': ['Message.', null],
    'ImportFinding.extId': ['Id of the event in the file; null without one.', 'bal-2026'],
    'ImportOutcome.rejected': ['Lines.', 2],
    'ImportOutcome.doubts': 'Places to be checked, by reason.',
    'ImportOutcome.doubts.reason': ['Why the place is to be checked.', 'address_uncertain'],
    'ImportOutcome.doubts.count': ['Number of events.', 3],
    'ImportOutcome.photosQueued': ['Number of photos that a worker downloads.', 12],
    'ImportOutcome.photosFailed': ['Photos.', 0],
    'ImportValidation.findings': 'Findings; empty when nothing is wrong.',
    'ImportReading.headings': 'Headings.',
    'ImportReading.headings.heading': ['Heading as the file has it.', 'Date'],
    'ImportReading.headings.column': 'Column.',
    'ImportReading.headings.samples': ['Values.', ['2026-06-13']],
    'chooseImportColumns.columns': ['Columns.', ['ext_id', 'title', null]],
    'ImportPreview.label': ['Title.', 'Bal folk'],
    'ImportPreview.hasPosition': 'Whether the file gives the position.',
    'ImportPreview|PairedPoi.placeName': [
      'Name of the venue; null without one.',
      'Guinguette de Tours',
    ],
    'ImportPreview.periodCount': ['Number of dates of the event.', 1],
    'createImport.organisationId': ['Organisation.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c71'],
  },
};
