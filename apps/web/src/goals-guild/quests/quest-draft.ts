import type { CreateQuestVariables } from './quest-acts.operations.ts'
import type { Difficulty } from './reward.ts'

const DAY_SECONDS = 86_400

export interface Links {
  readonly goalIds: readonly string[]
  readonly taskIds: readonly string[]
}

/** A quest as it is being thought of. */
export interface QuestDraft {
  readonly kind: CreateQuestVariables['kind']
  readonly difficulty: Difficulty
  readonly targetCount: number
  readonly days: number
  readonly countScope: 'any' | 'linked'
  readonly links: Links
}

export const FIRST_DRAFT: QuestDraft = {
  kind: 'quantitative',
  difficulty: 'medium',
  targetCount: 10,
  days: 7,
  countScope: 'any',
  links: { goalIds: [], taskIds: [] },
}

export const hasLinks = ({ kind, countScope }: QuestDraft) =>
  kind === 'linked' || countScope === 'linked'
const linkCount = ({ links }: QuestDraft) => links.goalIds.length + links.taskIds.length
/** What the reward grows with. */
export const sizeOf = (draft: QuestDraft) =>
  draft.kind === 'linked' ? linkCount(draft) : draft.days

/** Only what belongs to its kind: the server refuses the rest. */
export const fieldsOf = (draft: QuestDraft) => ({
  kind: draft.kind,
  difficulty: draft.difficulty,
  ...(hasLinks(draft) && {
    linkedGoalIds: draft.links.goalIds,
    linkedTaskIds: draft.links.taskIds,
  }),
  ...(draft.kind === 'quantitative' && {
    targetCount: draft.targetCount,
    periodSeconds: draft.days * DAY_SECONDS,
    countScope: draft.countScope,
  }),
})
