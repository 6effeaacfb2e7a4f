export const sentences = {
  noPostgres:
    'The programs of PostgreSQL were not found: install them, or name their folder in PG_BIN.',
  oddPath: (folder: string) =>
    `The path ${folder} is not absolute, or has other characters than letters, digits, "_", "-", "." and "/": choose another one.`,
  failed: (program: string, detail: string) => `${program} failed: ${detail}`,
  noBackup: (instant: string, folder: string) =>
    `${folder} has no backup that ended before ${instant}: choose a later moment.`,
  notEmpty: (folder: string) => `The folder ${folder} is not empty: name a new one.`,
  noInstant: (text: string) =>
    `"${text}" is not a moment in UTC: write it as 2026-06-10T10:00:00Z.`,
  backedUp: (name: string) => `The database is backed up and verified: ${name}.`,
  notArchived: (command: string) =>
    `The server does not archive its log, so only the ends of backups can be restored. Set archive_mode = on, archive_timeout = 60 and archive_command = '${command}', then restart it.`,
  archiveFails:
    'The server fails to archive its log: see its own log. Later moments cannot be restored.',
  noPictures:
    'PICTURES_FOLDER is not set: name the folder of the pictures. A bucket is backed up by its own versions.',
  pictures: (count: number) => `New pictures copied: ${count}.`,
  restored: (folder: string) =>
    `The data folder ${folder} is ready. Start PostgreSQL on it: it replays the log up to the moment, then accepts writes. Archiving is off in its postgresql.auto.conf: back it up into another folder.`,
};
