import type { SecurityWords } from './en.ts'

export const securityDe: SecurityWords = {
  title: 'Sicherheit',
  sessions: {
    title: 'Wo du angemeldet bist',
    text: 'Wenn dir etwas davon fremd ist, melde dich überall ab und ändere dein Passwort.',
    here: 'Dieses Gerät',
    everywhere: 'Überall abmelden',
    everywhereTitle: 'Überall abmelden?',
    everywhereText: 'Jedes Gerät muss sich neu anmelden, auch dieses. Verloren geht nichts.',
  },
  password: {
    title: 'Passwort',
    text: 'Alle anderen Geräte werden abgemeldet, wenn du es änderst.',
    current: 'Dein jetziges Passwort',
    submit: 'Passwort ändern',
    done: 'Dein Passwort ist geändert. Andere Geräte müssen sich neu anmelden.',
  },
  email: {
    title: 'E-Mail-Adresse',
    text: (email) => `Du meldest dich mit ${email} an.`,
    next: 'Neue Adresse',
    why: 'Damit es niemand sonst an deinem offenen Bildschirm tun kann.',
    submit: 'Code an die neue Adresse schicken',
    sent: (email) => `Wenn ${email} verwendet werden kann, ist ein Code dorthin unterwegs.`,
    linked: 'Du kommst aus der Mail an die neue Adresse. Ein Klick, und sie gilt.',
    confirm: 'Neue Adresse bestätigen',
    other: 'Andere Adresse verwenden',
    done: 'Du meldest dich jetzt mit der neuen Adresse an.',
  },
}
