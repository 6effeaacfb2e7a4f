/** The row to which the secrets of a webhook are bound. */
export const sealedRow = (webhookId: string): string => `webhook ${webhookId}`;
