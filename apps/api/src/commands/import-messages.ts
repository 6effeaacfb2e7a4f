export const importWords = {
  usage: [
    'Usage: npm run import -- <format> <file or folder> [--shift-dates] [--report <file.json>]',
    '  datatourisme  DATAtourisme objects (JSON, JSON Lines, gzip)',
    '  openagenda    OpenAgenda events (JSON, JSON Lines, gzip)',
    '  communes      [file] positions of the communes',
    '  basemap       [folder] departments, rivers and lakes of the local map',
    '  --shift-dates moves all dates by the same number of weeks, so that no event is over',
  ].join('\n'),
  progress: (file: string, read: number): string =>
    `${file}: ${read.toLocaleString('en-GB')} records read`,
  geocoderAway:
    'The geocoder does not answer: events without a position are at the centre of their commune until the next import',
  unreadable: (path: string, reason: string): string => `${path} is unreadable: ${reason}`,
  photosQueued: (count: number): string =>
    `${count.toLocaleString('en-GB')} photos will be fetched by the worker`,
  reportWritten: (path: string): string => `Full report: ${path}`,
};
