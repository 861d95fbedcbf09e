import type { Feature } from '@longtable/system'
import { adoptQuests } from './adopt-quests.ts'
import { eraseQuests } from './erase-quests.ts'
import { questEvents } from './events.processor.ts'
import { followGoals, followTasks, linkNewQuests } from './follow-links.processor.ts'
import { questsModule } from './quests.graphql.ts'
import { reconcileQuests } from './reconcile-quests.ts'
import { removeDeletedQuests } from './remove-deleted.processor.ts'
import { verifyQuests, verifyXp } from './verify-quests.ts'

export const questsFeature: Feature = {
  ...questsModule,
  processors: [followTasks, followGoals, linkNewQuests, removeDeletedQuests, questEvents],
  erase: [eraseQuests],
  verify: [verifyQuests, verifyXp],
  reconcile: reconcileQuests,
  adopt: adoptQuests,
}
