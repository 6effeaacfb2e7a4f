/** The file from which the application reads the origin of its service when it starts. */
export const settingsFile = 'app.json';
