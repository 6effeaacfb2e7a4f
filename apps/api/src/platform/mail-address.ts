// Two recipients, a display name, a comment or a new header cannot be read out of such an address.
const address = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/;

/** Whether a text is one e-mail address, and can only be read as one. */
export const isAddress = (text: string): boolean => text.length <= 254 && address.test(text);
