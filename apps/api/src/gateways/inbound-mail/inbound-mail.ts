/** A file of a received mail; `isInline` when the text of the mail shows it, as with signatures. */
export type InboundFile = { name: string; type: string; bytes: Buffer; isInline: boolean };

/**
 * A mail that a provider has received for us. `id` is that of the provider, the same at each
 * delivery. `recipients` are those of the envelope and of the headers. `strippedText` is `text`
 * without the quoted mail, empty when the provider does not find it. Names of `headers` are in lower
 * case.
 */
export type InboundMail = {
  id: string;
  from: string;
  recipients: string[];
  text: string;
  strippedText: string;
  headers: { name: string; value: string }[];
  files: InboundFile[];
};
