const prefix = 'key:';

/** The id of an API key where a column or a parameter names an account. */
export const actorIdOf = (keyId: string): string => prefix + keyId;

export const isKeyActor = (actorId: string): boolean => actorId.startsWith(prefix);
