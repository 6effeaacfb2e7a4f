export const sentences = {
  client: 'Database client',
  sites: 'Build of the sites',
  application: 'Build of the mobile application',
  applicationSync: 'Copy of the build to the sources for Android and iOS',
  applicationSyncFailed: (detail: string) => `\`cap sync\` failed: ${detail}`,
  gazetteer: 'Communes of France',
  demoEvents: 'Demonstration events',
  sandbox: 'Sandbox (stand-ins of the outside services on this machine)',
  server: 'Server',
  sessionCore: 'Accounts and sessions (embedded core, or the one of SUPERTOKENS_CONNECTION_URI)',
  sessionCoreElsewhere: (uri: string) => `official core, ${uri}`,
  sessionCoreKey: (detail: string, file: string) =>
    `The session core does not start (${detail}): set AUTH_CORE_KEY, or put in ${file}, the key that sealed those of the database, or set the previous key in AUTH_CORE_KEY_BEFORE; \`npm run db -- reset\` starts a private database afresh.`,
  sessionCoreSettings: (faults: string) =>
    `The settings of the embedded session core are not valid: ${faults}`,
  demoAccounts: 'Demonstration accounts',
  demoAccountsFailed: (detail: string) =>
    `The demonstration accounts could not be created: ${detail}`,
  portTaken: (port: number) =>
    `Port ${port} is taken: stop the program that uses it, or choose another with PORT=${port + 100} npm start.`,
  badPort: (value: string) =>
    `PORT is "${value}", which is not a port number: set a number from 1 to 65535.`,
  clientFailed: (detail: string) => `The database client could not be generated: ${detail}`,
  buildFailed: (detail: string) => `The build failed: ${detail}`,
  loadFailed: (what: string, detail: string) => `Loading "${what}" failed: ${detail}`,
  serverEnded: (code: number | null) =>
    `The server exited by itself (code ${code ?? '?'}): its message is above.`,
  workerEnded: (code: number | null) =>
    `The process of mails and jobs exited by itself (code ${code ?? '?'}): its message is above.`,
  serverLate: 'The server does not answer after one minute: its message is above.',
  siteEnded: (name: string) => `The development server "${name}" exited: its message is above.`,
  sandboxEnded: (code: number | null) =>
    `The sandbox exited by itself (code ${code ?? '?'}): its message is above.`,
  publicSite: 'Public site',
  proSite: 'Professional site',
  api: 'API',
  inbox: 'Sent mails (sandbox)',
  howToStop: 'Ctrl-C stops everything.',
};
