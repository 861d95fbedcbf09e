import { type ProcessorContext, settle } from '@longtable/core'
import { removeEach } from '@longtable/entity'
import { type CountedTask, countTask } from './count-task.ts'
import { evaluate, type QuestKey } from './evaluate.ts'
import { anyLink } from './quest-links.ts'
import { isOverdue } from './quest-rules.ts'
import { type Quest, QuestLink } from './quest.entity.ts'
import { questById } from './quest.patterns.ts'

type Deps = Pick<ProcessorContext, 'store' | 'now'>

const LATE_MS = 7 * 24 * 3_600_000

/** Even a change that was held up for days would no longer count. */
const isLongOver = (quest: Quest, now: number): boolean => isOverdue(quest, now - LATE_MS)

/** Tasks need not look at it any more. */
const dropAnyLink = (deps: Deps, quest: Quest) => removeEach(deps, QuestLink, anyLink(quest))

/** Counts a task for a quest, or looks at what the quest hangs on, until nobody is in between. */
export const followTask = (
  context: Deps,
  key: QuestKey,
  { look, at }: { look: () => Promise<CountedTask | undefined>; at: number },
): Promise<void> =>
  settle(`Quest ${key.id}`, async () => {
    const quest = await questById(context, key)
    if (quest?.status !== 'active' || quest.deletedAt !== undefined) return
    if (quest.kind === 'linked') return evaluate(context, key, at)
    if (isLongOver(quest, context.now())) return dropAnyLink(context, quest)
    const seen = await look()
    // It has gone meanwhile; the change that says so comes later and decides.
    if (!seen) return
    return (await countTask(context, quest, seen)) ? evaluate(context, key, at) : 'again'
  })
