export type McpSettings = { origin: string; apiKey: string | undefined };

/** @throws Error that names the variable to set */
export function readSettings(environment: NodeJS.ProcessEnv): McpSettings {
  const { PARAGES_ORIGIN: origin = '', PARAGES_KEY: apiKey } = environment;
  // `localhost:3000` is an address too, of the scheme `localhost:`.
  if (!/^https?:\/\//i.test(origin) || !URL.canParse(origin))
    throw new Error('PARAGES_ORIGIN must be the origin of the service, https://…');
  return { origin: new URL(origin).origin, apiKey: apiKey || undefined };
}
