import { plural } from '../../../i18n/plural.ts'
import type { FeedWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

const greetingAt = (hour: number) =>
  hour < 5 ? 'Noch wach' : hour < 11 ? 'Guten Morgen' : hour < 18 ? 'Guten Tag' : 'Guten Abend'

export const feedDe: FeedWords = {
  greeting: (name, hour) => `${greetingAt(hour)}, ${name}`,
  summary: (due) =>
    due === 0
      ? 'Heute ist nichts fällig. Genieß es, oder sei voraus.'
      : plural('de', due, {
          one: 'Ein Schritt wartet heute auf dich.',
          other: `${n(due)} Schritte warten heute auf dich.`,
        }),
  today: 'Heute',
  later: 'Demnächst',
  allDone: 'Für heute ist alles getan.',
  allDoneText: 'Dein nächster Schritt hat Zeit bis morgen.',
  noSteps: 'Es ist nichts geplant.',
  noStepsText: 'Gib einem Ziel seinen nächsten Schritt, dann steht er hier.',
  allSteps: 'Alle Schritte',
  feed: 'Aus deiner Gilde',
  compose: 'Was hast du heute geschafft?',
  share: 'Teilen',
  addPhoto: 'Foto dazu',
  chosenPhoto: 'Das Foto, das du teilst',
  removePhoto: 'Foto weglassen',
  sending: 'Das Foto ist unterwegs',
  photoFailed: 'Das Foto ging nicht durch. Versuch PNG, JPEG oder WebP, oder teile ohne Foto.',
  postActions: 'Mehr zu dem, was du geteilt hast',
  othersActions: 'Mehr dazu',
  openPost: 'Öffnen',
  removePost: 'Aus dem Feed nehmen',
  removeTitle: 'Aus dem Feed nehmen?',
  removeText: 'Niemand sieht es mehr, auch nicht, was dazu gesagt wurde. Getan bleibt es.',
  removed: 'Es ist aus dem Feed.',
  findPeople: 'Leute finden',
  newPosts: 'Neues in deinem Feed',
  empty: 'Es ist ruhig hier',
  emptyText: 'Folge Menschen oder tritt einer Gruppe bei, dann erscheinen hier ihre Schritte.',
  taskDone: 'hat einen Schritt geschafft',
  goal: {
    created: 'bricht zu einem Ziel auf',
    shared: 'teilt ein Ziel',
    completed: 'hat ein Ziel erreicht',
    paused: 'pausiert ein Ziel',
    resumed: 'ist wieder unterwegs',
  },
  milestone: 'hat eine Etappe erreicht',
  quest: 'hat eine Quest geschafft',
  comment: 'hat kommentiert',
  onGoal: (title) => `bei „${title}“`,
  reached: (percentage) => `${percentage} % des Wegs`,
  paid: (xp) => `+${xp} EP`,
  inGroup: (group) => `in ${group}`,
  view: 'Zum Ziel',
  photoBy: (name) => `Foto von ${name}`,
  kudos: 'Bravo',
  comments: (count) =>
    count === 0
      ? 'Kommentieren'
      : plural('de', count, { one: '1 Kommentar', other: `${n(count)} Kommentare` }),
  activityOf: (name) => `Von ${name}`,
  moreSteps: (count) =>
    plural('de', count, {
      one: 'und 1 weiterer Schritt',
      other: `und ${n(count)} weitere Schritte`,
    }),
}
