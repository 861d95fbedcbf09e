import type { AccountWords } from './en.ts'

export const accountDe: AccountWords = {
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  code: 'Code aus der Mail',
  passwordRule: 'Mindestens 10 Zeichen. Am besten ein Satz.',
  signIn: {
    title: 'Willkommen zurück',
    submit: 'Anmelden',
    demo: 'Als Demo-Person umsehen',
    forgot: 'Passwort vergessen?',
    join: 'Neu hier? Konto anlegen',
  },
  signUp: {
    title: 'Lege dein Konto an',
    lead: 'Eine Adresse und ein Passwortsatz. Der Rest kommt später.',
    submit: 'Konto anlegen',
    known: 'Du hast schon eins? Anmelden',
  },
  verify: {
    title: 'Schau in deine Mails',
    lead: (email) =>
      email === ''
        ? 'Der Code aus der Mail und dein Passwort: dann gehört es dir.'
        : `Wir haben einen Code an ${email} geschickt. Er gilt einen Tag.`,
    submit: 'Bestätigen und weiter',
    again: 'Neuen Code schicken',
    sent: 'Wenn die Adresse auf einen Code wartet, ist ein neuer unterwegs.',
  },
  forgot: {
    title: 'Ein neues Passwort',
    lead: 'Nenne uns die Adresse deines Kontos. Wenn es eins gibt, ist ein Code unterwegs.',
    submit: 'Code schicken',
  },
  reset: {
    title: 'Wähle ein neues Passwort',
    lead: 'Mit dem Code aus der Mail. Alle anderen Geräte werden abgemeldet.',
    submit: 'Passwort setzen',
  },
}
