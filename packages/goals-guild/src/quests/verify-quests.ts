import { fromItem, isOf } from '@longtable/entity'
import type { Verifier } from '@longtable/system'
import { Quest, QuestCount } from './quest.entity.ts'
import { levelOf } from './xp.ts'
import { XpEntry, XpTotal } from './xp.entity.ts'

const addTo = (sums: Map<string, number>, key: string, amount: number) =>
  sums.set(key, (sums.get(key) ?? 0) + amount)

/** Progress is the number of counts, and a completed quest was paid once. */
export function verifyQuests(): Verifier {
  const quests: Quest[] = []
  const counts = new Map<string, number>()
  const payments = new Map<string, number>()
  return {
    see(item) {
      if (isOf(Quest, item)) quests.push(fromItem(Quest, item))
      if (isOf(QuestCount, item)) addTo(counts, fromItem(QuestCount, item).questId, 1)
      if (isOf(XpEntry, item)) addTo(payments, fromItem(XpEntry, item).questId ?? '', 1)
    },
    problems() {
      const alive = quests.filter(({ deletedAt }) => deletedAt === undefined)
      const counted = ({ id }: Quest) => counts.get(id) ?? 0
      const paid = ({ id }: Quest) => payments.get(id) ?? 0
      return [
        ...alive
          .filter(({ kind }) => kind === 'quantitative')
          .filter((quest) => quest.progress !== counted(quest))
          .map((quest) => `quest ${quest.id} says ${quest.progress}, but counts ${counted(quest)}`),
        ...alive
          .filter((quest) => paid(quest) !== (quest.status === 'completed' ? 1 : 0))
          .map((quest) => `quest ${quest.id} is ${quest.status} and was paid ${paid(quest)} times`),
      ]
    },
  }
}

/** A total is the sum of its ledger, and its level follows from it. */
export function verifyXp(): Verifier {
  const totals = new Map<string, XpTotal>()
  const ledgers = new Map<string, number>()
  return {
    see(item) {
      if (isOf(XpTotal, item)) totals.set(item.userId as string, fromItem(XpTotal, item))
      if (!isOf(XpEntry, item)) return
      const { userId, xp } = fromItem(XpEntry, item)
      addTo(ledgers, userId, xp)
    },
    problems: () =>
      [...new Set([...totals.keys(), ...ledgers.keys()])].flatMap((userId) => {
        const [total, sum] = [totals.get(userId), ledgers.get(userId) ?? 0]
        const isRight = total?.xp === sum && total.level === levelOf(sum)
        return isRight
          ? []
          : [`${userId} has ${total?.xp} xp, level ${total?.level}, and ${sum} in the ledger`]
      }),
  }
}
