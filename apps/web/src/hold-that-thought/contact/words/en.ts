export const contactEn = {
  title: 'Write to the admins',
  lead: 'They look after the letters and let people in. Your words go to them by mail.',
  name: 'Your name',
  email: 'Your e-mail address',
  emailHint: 'They answer there.',
  message: 'What it is about',
  send: 'Send',
  sent: 'It is on its way',
  sentText: 'Somebody of the family will answer you by mail.',
}
export type ContactWords = typeof contactEn
