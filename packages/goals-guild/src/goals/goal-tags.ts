import type { Operation } from '@longtable/store'
import { linkable } from '../tags/link-tags.ts'
import { moveTags } from '../tags/move-tags.ts'
import type { Goal } from './goal.entity.ts'

/** Only what everybody may see is found by tag. */
const linkedTags = (goal: Goal | undefined): readonly string[] =>
  goal && goal.visibility === 'public' && goal.deletedAt === undefined ? linkable(goal.tags) : []

export const moveGoalTags = (before: Goal | undefined, after: Goal): Operation[] =>
  moveTags({
    entity: 'Goal',
    id: after.id,
    createdAt: after.createdAt,
    before: linkedTags(before),
    after: linkedTags(after),
  })
