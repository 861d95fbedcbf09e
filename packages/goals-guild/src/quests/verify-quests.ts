import { count, countOrZero, on, verifier } from '@longtable/system'
import { Quest, QuestCount } from './quest.entity.ts'
import { levelOf } from './xp.ts'
import { XpEntry, XpTotal } from './xp.entity.ts'

const progress = count(
  (id, says, has) => `quest ${id} says ${says.count}, but counts ${has.count ?? 0}`,
)
const payments = count((quest, _, has) => `${quest} and was paid ${has.payments ?? 0} times`)

const nameOf = ({ id, status }: Quest) => `quest ${id} is ${status}`

/** Progress is the number of counts, and a completed quest was paid once. */
export const verifyQuests = verifier({
  takes: [
    on(Quest, (quest, { says }) => {
      if (quest.deletedAt !== undefined) return
      if (quest.kind === 'quantitative') says(progress, quest.id, { count: quest.progress })
      says(payments, nameOf(quest), { payments: quest.status === 'completed' ? 1 : 0 })
    }),
    on(QuestCount, ({ questId }, { has }) => has(progress, questId, { count: 1 })),
    on(XpEntry, async ({ userId, questId }, { find, has }) => {
      const quest = questId && (await find(Quest, { userId, id: questId }))
      if (quest) has(payments, nameOf(quest), { payments: 1 })
    }),
  ],
})

/** `offBy`: how far the level is from the one that its own experience makes. */
const totals = countOrZero((userId, { xp, offBy = 0 }, has) => {
  const level = xp === undefined ? undefined : levelOf(xp) + offBy
  return `${userId} has ${xp} xp, level ${level}, and ${has.xp ?? 0} in the ledger`
})

/** A total is the sum of its ledger, and its level follows from it. */
export const verifyXp = verifier({
  takes: [
    on(XpTotal, ({ userId, xp, level }, { says }) =>
      says(totals, userId, { xp, offBy: level - levelOf(xp) }),
    ),
    on(XpEntry, ({ userId, xp }, { has }) => has(totals, userId, { xp })),
  ],
})
