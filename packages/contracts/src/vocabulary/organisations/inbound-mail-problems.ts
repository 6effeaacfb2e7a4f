/** The part of `problems` about mails that the mail provider has received. */
export const inboundMailProblems = {
  inbound_mail_unauthorized: {
    status: 401,
    title: 'The password of the mail provider is missing or wrong.',
  },
} as const;
