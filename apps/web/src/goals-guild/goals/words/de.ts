import { plural } from '../../../i18n/plural.ts'
import type { GoalsWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const goalsDe: GoalsWords = {
  title: 'Deine Ziele',
  status: {
    active: 'Unterwegs',
    paused: 'Pausiert',
    completed: 'Erreicht',
    archived: 'Archiviert',
  },
  noneOf: {
    paused: 'Kein Ziel ruht',
    completed: 'Noch kein Gipfel',
    archived: 'Das Archiv ist leer',
  },
  means: {
    active: 'Du bist wieder unterwegs: Schritte lassen sich hinzufügen und abhaken.',
    paused: 'Es ruht. Die Schritte bleiben, wie sie sind, und du nimmst es auf, wann du willst.',
    completed:
      'Du bist da. Quests, die darauf warten, werden ausgezahlt, und wer es sieht, erfährt davon.',
    archived:
      'Es ist weggelegt, und daran wird nicht gearbeitet. Nichts geht verloren: Du kannst es wieder hervorholen.',
  },
  create: 'Ziel setzen',
  empty: 'Wohin willst du?',
  emptyText:
    'Ein Ziel, drei kleine Schritte und ein Mensch, der davon weiß: So beginnen die meisten Aufstiege.',
  name: 'Was willst du erreichen?',
  namePlaceholder: 'Einen Halbmarathon laufen',
  why: 'Was wird dann anders sein?',
  deadline: 'Bis wann',
  visibility: 'Wer es sieht',
  private: 'Nur du',
  followers: 'Wer dir folgt',
  public: 'Alle',
  steps: (done, all) => `${n(done)} von ${n(all)} Schritten`,
  left: (days) =>
    days < 0
      ? plural('de', -days, { one: '1 Tag drüber', other: `${n(-days)} Tage drüber` })
      : days === 0
        ? 'Heute'
        : plural('de', days, { one: 'noch 1 Tag', other: `noch ${n(days)} Tage` }),
  tasks: 'Schritte',
  addTask: 'Schritt hinzufügen',
  addTaskPlaceholder: 'Was ist der nächste kleine Schritt?',
  due: 'Fällig',
  noTasks: 'Noch keine Schritte',
  noTasksText: 'Schreib das Kleinste auf, das dich voranbringt.',
  doneSteps: (count) => `Erledigt (${n(count)})`,
  complete: (title) => `„${title}“ abhaken`,
  undo: (title) => `„${title}“ wieder öffnen`,
  remove: 'Löschen',
  actionsOf: (title) => `Mehr: ${title}`,
  add: 'Hinzufügen',
  edit: 'Bearbeiten',
  editGoal: 'Ziel bearbeiten',
  tags: 'Stichwörter',
  tagsHint: 'Wörter mit Kommas dazwischen: laufen, gesundheit',
  goalActions: 'Mehr zu diesem Ziel',
  acts: {
    active: 'Wieder aufnehmen',
    paused: 'Pausieren',
    completed: 'Als erreicht markieren',
    archived: 'Archivieren',
  },
  congratulations: 'Du hast es geschafft. Was für eine Aussicht.',
  deleteGoal: 'Ziel löschen',
  deleteTitle: 'Dieses Ziel endgültig löschen?',
  deleteText:
    'Schritte, Etappen, Gespräch und alle, die mitmachen, gehen mit, und Quests warten nicht mehr darauf. Das lässt sich nicht rückgängig machen; zum Weglegen archiviere es.',
  editTask: 'Schritt bearbeiten',
  taskName: 'Was ist zu tun?',
  addMilestone: 'Etappe hinzufügen',
  milestoneName: 'Was ist dann erreicht?',
  milestonePercent: 'Bei wie viel Prozent der Schritte?',
  noMilestones: 'Fahnen am Weg machen einen langen Aufstieg kürzer.',
  removeMilestone: (name) => `Etappe „${name}“ löschen`,
  removeMilestoneTitle: 'Diese Etappe löschen?',
  removeMilestoneText: 'Ihre Fahne verschwindet vom Weg. Die Schritte bleiben, wie sie sind.',
  quests: 'Quests zu diesem Ziel',
  plan: 'Ein wohlgeformtes Ziel',
  planHint: 'Acht Fragen machen aus einem Wunsch einen Plan. Beantworte, was dir hilft.',
  planAnswered: (count) => `${count} von 8 beantwortet`,
  planEmpty: 'Noch offen',
  questions: {
    positive: 'Was will ich?',
    specific: 'Wo, wann und mit wem genau?',
    evidence: 'Woran merke ich, dass ich da bin?',
    resources: 'Was habe ich, das mir hilft?',
    obstacles: 'Was könnte mich aufhalten?',
    ecology: 'Tut es mir und den Menschen um mich gut?',
    timeline: 'Bis wann, in welchen Etappen?',
    firstStep: 'Was ist mein erster Schritt?',
  },
  milestones: 'Etappen',
  achieved: (name) => `Etappe erreicht: ${name}`,
  reachedOn: (day) => `Erreicht am ${day}`,
  at: (percent) => `bei ${percent} %`,
  trail: (percent, reached, all) =>
    `Der Weg: ${Math.round(percent)} % geschafft, ${reached} von ${all} Etappen erreicht`,
  summitReached: 'Gipfel erreicht',
}
