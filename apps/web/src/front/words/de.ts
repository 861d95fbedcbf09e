import type { FrontWords } from './en.ts'

export const frontDe: FrontWords = {
  title: 'Ein langer Tisch, und ein Platz für dich',
  lead: 'Drei kleine Produkte für Dinge, die zusammen besser gehen. Ein Konto, deine Daten an einem Ort, nichts versteckt.',
  open: 'GoalsGuild öffnen',
  join: 'Konto anlegen',
  dark: 'Dunkel',
  light: 'Hell',
  as: {
    title: 'Komm herein und schau dich um',
    text: 'Niemand hier ist echt, aber alles funktioniert. Ein Klick, kein Passwort.',
    name: (name) => `Als ${name} hereinkommen`,
    roles: {
      member: 'läuft, liest, lernt Portugiesisch',
      admin: 'hält die Gilde in Ordnung',
      partner: 'flickt Schuhe und macht Angebote',
    },
    tags: { member: 'Mitglied', admin: 'Admin', partner: 'Partner' },
  },
  products: 'Was es gibt',
  ready: 'Schon da',
  coming: 'Unterwegs',
  goals: {
    name: 'GoalsGuild',
    claim: 'Gemeinsam hinauf.',
    text: 'Ziele mit Schritten und Etappen, Quests mit Erfahrungspunkten, Gruppen, Gespräche und ein Feed aus echten Schritten.',
    picture: 'Ein goldener Pfad führt auf einen Berg, mit Fahnen am Weg',
  },
  hub: {
    name: 'CollabHub',
    claim: 'Vom Deck zum Team.',
    text: 'Startups, offene Rollen, Bewerbungen und Investoren. Die Tabelle steht und lässt sich erkunden; die Seiten entstehen noch.',
    picture: 'Karten wandern von Spalte zu Spalte, eine davon leuchtend blau',
  },
  thought: {
    name: 'HoldThatThought',
    claim: 'Briefe, die in der Familie bleiben.',
    text: 'Briefe mit Scans, Fassungen und Randnotizen. Die Tabelle steht und lässt sich erkunden; die Seiten entstehen noch.',
    picture: 'Ein Brief, ein Umschlag und ein Foto im Licht eines Fensters',
  },
  tools: {
    title: 'Für alle, die darunter schauen',
    text: 'Nur in der Entwicklung, und nur auf diesem Rechner.',
    graphiql: ['GraphiQL', 'Frag GoalsGuild alles, mit Beispielen'],
    accounts: ['GraphiQL der Konten', 'Anmeldung, Sitzungen, Tokens'],
    explorer: ['Tabellen', 'Einträge wörtlich, nach Schlüsseln'],
    outbox: ['Postausgang', 'Mails, die nicht verschickt wurden'],
    health: ['Zustand', 'Speicher, Prozessoren, Rückstand'],
    metrics: ['Messwerte', 'Für Prometheus'],
  },
  account: 'Dein Konto',
}
