import { change, check, remove, type Reader } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { NOT_DELETED } from '../alive.ts'
import { User } from '../users/user.entity.ts'
import { ANY_TASK, Quest, QuestLink } from './quest.entity.ts'
import { payXp } from './xp.ts'

const asRead = (quest: Quest) =>
  ({
    all: [
      { attribute: 'status', equals: 'active' },
      { attribute: 'progress', equals: quest.progress },
      NOT_DELETED,
    ],
  }) as const

interface Ending {
  readonly status: 'completed' | 'cancelled'
  readonly progress?: number
  readonly at: string
}

/** Leaves `active`; from then on no task has to look at it. */
export function endQuest(quest: Quest, { at, ...patch }: Ending): Operation[] {
  const { userId, id: questId } = quest
  return [
    change(Quest, quest, { patch: { ...patch, updatedAt: at }, when: asRead(quest) }),
    ...(quest.countScope === 'any'
      ? [remove(QuestLink, { userId, linkedId: ANY_TASK, questId })]
      : []),
  ]
}

/**
 * One transaction that holds only while the quest is active, so however often it is tried, the
 * reward is paid once.
 */
export async function completion(
  reader: Pick<Reader, 'store'>,
  quest: Quest,
  { progress, now }: { readonly progress: number; readonly now: number },
): Promise<Operation[]> {
  const { userId, id: questId, rewardXp: xp } = quest
  const at = new Date(now).toISOString()
  return [
    ...endQuest(quest, { status: 'completed', progress, at }),
    ...(await payXp(reader, { userId, questId, xp, at: now })),
    check(User, { id: userId }, { attribute: 'status', notEquals: 'deleted' }),
  ]
}

export const setProgress = (quest: Quest, progress: number, at: string): Operation =>
  change(Quest, quest, { patch: { progress, updatedAt: at }, when: asRead(quest) })
