/** `pageSize`: messages of a conversation, or conversations, in one answer. */
export const conversationLimits = { maxLength: 4000, pageSize: 50 } as const;

/**
 * `most`: files of one message. A file that is not sent is deleted `unsentDays` after its upload, the
 * bytes of a sent one `keptDays` after its upload.
 */
export const attachmentLimits = {
  maxBytes: 5_242_880,
  most: 5,
  unsentDays: 1,
  keptDays: 365,
} as const;
