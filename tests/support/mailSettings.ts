// How an office of the tests sends its mail.

/** By a server of its own; what waits by night goes in the morning. */
export const MAIL_SETTINGS = {
  host: 'mail.example.com',
  port: 587,
  security: 'STARTTLS' as const,
  senderName: 'Konkan',
  senderAddress: 'accounts@konkan.example',
  password: '',
  mostAnHour: 1_000,
  atNight: 'Waits' as const,
  dueReminders: 'Proposed' as const,
};
