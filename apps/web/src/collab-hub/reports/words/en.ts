export const reportsEn = {
  title: {
    STARTUP: 'Report this startup',
    STARTUP_ROLE: 'Report this role',
    USER: 'Report this person',
    CONVERSATION: 'Report this conversation',
    MESSAGE: 'Report this message',
  },
  reason: 'What is wrong with it?',
  text: 'At least 10 characters. The admins read it; nobody else learns who reported.',
  send: 'Send the report',
  sent: 'Thank you. The admins look at it.',
}
export type ReportsWords = typeof reportsEn
