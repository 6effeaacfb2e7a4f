/**
 * Bounds of an uploaded spreadsheet: `maxBytes` as sent, `maxExpandedBytes` of the parts that are
 * read. Cells of rows and columns beyond `maxRows` and `maxColumns` refuse the file; some rows may
 * stand above the headings.
 */
export const spreadsheetLimits = {
  maxBytes: 20_971_520,
  maxEntries: 2000,
  maxExpandedBytes: 268_435_456,
  maxSheets: 200,
  maxStyles: 70_000,
  maxRows: 100_050,
  maxColumns: 200,
  maxCells: 5_000_000,
  maxCellLength: 50_000,
  maxTextLength: 67_108_864,
  maxDepth: 64,
  maxAttributes: 100,
} as const;
