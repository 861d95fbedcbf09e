import { setTimeout as wait } from 'node:timers/promises'
import { TOKEN_MINUTES } from '@longtable/accounts'
import { connect, signIn } from '@longtable/server/testing'
import type { Fault } from '@longtable/store/testing/fault-proxy'
import { below, pick, type Random } from '@longtable/testing/random'
import type { SlowStand } from './slow-stand.ts'
import type { LocalStand, Stand } from './stand.ts'
import type { Scene } from './visitor.ts'

const HOUR_MS = 3_600_000
const NEAR_MS = 300_000
const LASTS_MS = 2500
const PEACE_MS_MIN = 500
const PEACE_MS = 2500
/** What nobody has felt by then has not happened. */
const FELT_MS_MAX = 45_000
const ANSWER_MS_MAX = 5000
const POLL_MS = 50
const FULL = 'UNAVAILABLE store.full'

export interface Misfortune {
  readonly name: string
  /** Whether work that was done may be done again because of it: it was not written down. */
  readonly isForgetful: boolean
  readonly happen: () => Promise<void> | void
}

/** One that has been. */
export interface Happened {
  readonly name: string
  readonly isForgetful: boolean
  readonly from: number
  readonly to: number
}

const kill = (name: string, happen: Misfortune['happen']): Misfortune => ({
  name,
  isForgetful: true,
  happen,
})

/** What can happen to any server. */
export const kills = (stand: Stand): Misfortune[] => [
  kill('everything killed at once', () => stand.killAll()),
  kill('the primary killed', () => stand.killPrimary()),
  { name: 'stopped and started', isForgetful: false, happen: () => stand.stopAndStart() },
]

/** Until it is so, with what was tried meanwhile not minded. */
async function felt(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + FELT_MS_MAX
  while (!(await Promise.resolve(isSo()).catch(() => false))) {
    if (performance.now() > end) throw new Error(`Nobody has felt ${what}.`)
    await wait(POLL_MS)
  }
}

const lateAnswer = () =>
  wait(ANSWER_MS_MAX, undefined, { ref: false }).then(() => {
    throw new Error('No answer in time.')
  })

/** By how much the clock that tokens are made by is ahead of ours. */
async function aheadOf({ address }: Stand, email: string): Promise<number> {
  const client = connect(address)
  try {
    const { expiresAt } = await Promise.race([signIn(client, email), lateAnswer()])
    return Date.parse(expiresAt) - TOKEN_MINUTES * 60_000 - Date.now()
  } finally {
    client.close()
  }
}

function clock(stand: LocalStand, email: string, meanwhile?: () => Promise<void>) {
  const set = async (aheadMs: number) => {
    await stand.setClock(aheadMs)
    await felt(
      `the clock ${aheadMs} ms off`,
      async () => Math.abs((await aheadOf(stand, email)) - aheadMs) < NEAR_MS,
    )
  }
  return async (aheadMs: number) => {
    await set(aheadMs)
    await meanwhile?.()
    await wait(LASTS_MS)
    await set(0)
  }
}

/** What only happens where one can reach the disk, the mail server and the clock. */
export function mishaps(
  stand: LocalStand,
  scene: Scene,
  { random, email }: { random: Random; email: string },
): Misfortune[] {
  const jump = clock(stand, email)
  const jumpAndStart = clock(stand, email, () => stand.killAll())
  const refusals = () => scene.tally.get(FULL) ?? 0
  return [
    kill('a worker killed', () => stand.killWorker(random)),
    {
      name: 'a full disk',
      isForgetful: true,
      async happen() {
        const before = refusals()
        scene.isHeavy = true
        await stand.fillDisk()
        try {
          await felt('that the disk is full', () => refusals() > before)
          await wait(LASTS_MS)
        } finally {
          scene.isHeavy = false
          stand.emptyDisk()
        }
      },
    },
    {
      name: 'the mail server down',
      isForgetful: false,
      async happen() {
        const before = stand.mailsOffered
        stand.answerMails(421)
        try {
          await felt('that no mail is taken', () => stand.mailsOffered > before)
          await wait(LASTS_MS)
        } finally {
          stand.answerMails(undefined)
        }
      },
    },
    // Who lives keeps what it has begun, whatever the clock says.
    { name: 'the clock an hour ahead', isForgetful: false, happen: () => jump(HOUR_MS) },
    { name: 'the clock an hour back', isForgetful: false, happen: () => jump(-HOUR_MS) },
    kill('killed and started with the clock an hour off', () =>
      jumpAndStart(pick(random, [-HOUR_MS, HOUR_MS])),
    ),
  ]
}

/** What happens between a server and a store that is far away. */
export function faultsOf(stand: SlowStand): Misfortune[] {
  const fault = (name: string, kind: Fault, share: number): Misfortune => ({
    name,
    isForgetful: true,
    async happen() {
      stand.setFault(kind, share)
      try {
        await felt(name, () => stand.faultsSeen(kind) > 0)
        await wait(LASTS_MS)
      } finally {
        stand.setFault()
      }
    },
  })
  return [
    fault('half of the calls throttled', 'throttle', 0.5),
    fault('a fifth of the replies lost', 'drop-reply', 0.2),
    fault('a fifth of the calls failed after their work', 'error-after', 0.2),
    {
      name: 'a store of 150 ms a call',
      isForgetful: true,
      async happen() {
        stand.setCrawling(true)
        await wait(LASTS_MS)
        stand.setCrawling(false)
      },
    },
  ]
}

/** One after the other by chance, each at least once, with moments of peace in between. */
export async function misfortunesUntil(
  random: Random,
  all: readonly Misfortune[],
  isOver: () => boolean,
): Promise<{ happened: Happened[]; problems: string[] }> {
  const happened: Happened[] = []
  const problems: string[] = []
  for (let n = 0; !isOver() || n < all.length; n++) {
    await wait(PEACE_MS_MIN + below(random, PEACE_MS))
    const { name, isForgetful, happen } = all[n] ?? pick(random, all)
    console.log(`  ${name}`)
    const from = performance.now()
    try {
      await happen()
    } catch (error) {
      problems.push(`${name}: ${String(error)}`)
    }
    happened.push({ name, isForgetful, from, to: performance.now() })
  }
  return { happened, problems }
}
