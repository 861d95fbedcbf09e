import { setTimeout as wait } from 'node:timers/promises'
import { below, pick, type Random } from '@longtable/testing/random'
import type { LocalStand, Stand } from './stand.ts'

const HOUR_MS = 3_600_000
const LASTS_MS = 2500
const PEACE_MS_MIN = 500
const PEACE_MS = 2500

/** What can happen to any server, and how often it did. */
export type Misfortune = readonly [name: string, happen: () => Promise<void> | void]

export const kills = (stand: Stand, random: Random): Misfortune[] => [
  ['everything killed at once', () => stand.killAll()],
  ['the primary killed', () => stand.killPrimary()],
  ['stopped and started', () => stand.stopAndStart()],
  ['a worker killed', () => stand.killWorker(random)],
]

/** What only happens where one can reach the disk, the mail server and the clock. */
export const mishaps = (stand: LocalStand, random: Random): Misfortune[] => [
  [
    'a full disk',
    async () => {
      await stand.fillDisk()
      await wait(LASTS_MS)
      stand.emptyDisk()
    },
  ],
  [
    'the mail server down',
    async () => {
      stand.answerMails(421)
      await wait(LASTS_MS)
      stand.answerMails(undefined)
    },
  ],
  [
    'the clock an hour off',
    async () => {
      await stand.setClock(pick(random, [-HOUR_MS, HOUR_MS]))
      await wait(LASTS_MS)
      await stand.setClock(0)
    },
  ],
]

/** One after the other by chance, each at least once, with moments of peace in between. */
export async function misfortunesUntil(
  random: Random,
  all: readonly Misfortune[],
  isOver: () => boolean,
): Promise<Map<string, number>> {
  const happened = new Map<string, number>()
  for (let n = 0; !isOver() || n < all.length; n++) {
    await wait(PEACE_MS_MIN + below(random, PEACE_MS))
    const [name, happen] = all[n] ?? pick(random, all)
    console.log(`  ${name}`)
    await happen()
    happened.set(name, (happened.get(name) ?? 0) + 1)
  }
  return happened
}
