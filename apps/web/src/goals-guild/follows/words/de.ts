import type { FollowsWords } from './en.ts'

export const followsDe: FollowsWords = {
  title: 'Leute',
  findTitle: 'Jemanden finden',
  findText: 'Über Spitznamen oder Namen: Der Anfang genügt.',
  findPlaceholder: 'Name oder @spitzname',
  notFound: (name) => `Hier heißt niemand „${name}…“.`,
  lists: { following: 'Du folgst', followers: 'Folgen dir', mutual: 'Gegenseitig' },
  none: {
    following: {
      title: 'Du folgst noch niemandem',
      text: 'Folge Leuten, und was sie tun, erscheint auf deiner Startseite.',
    },
    followers: {
      title: 'Noch folgt niemand',
      text: 'Teile einen Schritt mit allen, oder tritt einer Gruppe bei: So findet man sich.',
    },
    mutual: {
      title: 'Noch niemand gegenseitig',
      text: 'Hier stehen die, denen du folgst und die auch dir folgen.',
    },
  },
  follow: 'Folgen',
  followed: 'Du folgst',
  followName: (name) => `${name} folgen`,
  unfollowName: (name) => `${name} nicht mehr folgen`,
  followsYou: 'Folgt dir',
  level: (level) => `Stufe ${level.toLocaleString('de')}`,
  block: 'Blockieren',
  blockTitle: (name) => `${name} blockieren?`,
  blockText: [
    'Ihr folgt euch nicht mehr.',
    'Niemand von euch sieht Profil, Ziele und Beiträge des anderen.',
    'Ihr könnt einander nicht schreiben; eure Unterhaltung ist ausgeblendet.',
    'Niemand wird benachrichtigt. Unter Einstellungen, Deine Daten lässt es sich aufheben.',
  ],
  blocked: (name) => `${name} ist blockiert.`,
}
