import { isDeepStrictEqual } from 'node:util'
import { deadJobs, SystemTable, verifyAudit } from '@longtable/core'
import { fromItem } from '@longtable/entity'
import {
  type CollaborationInvite,
  CommentStats,
  emojiCounts,
  ggCore,
  goalsGuildRows,
  goalsGuildSystem,
  Notification,
} from '@longtable/goals-guild'
import type { Engine, Item } from '@longtable/store'
import { verify } from '@longtable/system'
import type { Guild } from './guild.ts'
import type { Ledger } from './ledger.ts'

const PROBLEMS_MAX = 20

const differing = (what: string, got: number | undefined, expected: number | undefined) =>
  (got ?? 0) === (expected ?? 0) ? [] : [`${what}: ${got ?? 0}, expected ${expected ?? 0}`]

function increase(counts: Map<string, number>, name: string, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by)
}

/** What a notification is one more of, also where the one before it no longer grows. */
const placeOf = ({ kind, id, resourceId, commentId }: Item): unknown =>
  kind === 'comment' ? resourceId : kind === 'reaction' ? commentId : id

/** Counts the items and compares them with what people know that they did. */
export function tally(ledger: Ledger) {
  const items = new Map<string, number>()
  const told = new Map<string, number>()
  const named = new Set<string>()
  const sums = new Map<string, number>()
  const guarded = new Set<string>()
  const pending = new Set<string>()
  const see: Record<string, (item: Item) => void> = {
    Notification: (item) => {
      const { kind, userId, actorId, otherIds } = fromItem(Notification, item)
      for (const one of [actorId, ...(otherIds ?? [])]) {
        const naming = `${kind} ${userId} ${placeOf(item)} ${one}`
        if (!named.has(naming)) increase(told, kind)
        named.add(naming)
      }
    },
    InviteGuard: ({ inviteId }) => guarded.add(inviteId as string),
    CollaborationInvite: ({ inviteId, status }) => {
      increase(sums, status as CollaborationInvite['status'])
      if (status === 'pending') pending.add(inviteId as string)
    },
    CommentStats: (item) => {
      const counts = fromItem(CommentStats, item)
      increase(sums, 'replies', counts.replyCount)
      for (const count of Object.values(emojiCounts(counts))) increase(sums, 'reactions', count)
    },
    Counter: ({ name, count }) => {
      if (name === 'UNREAD') increase(sums, 'unread', count as number)
    },
  }
  return {
    see(item: Item): void {
      const type = String(item.type)
      increase(items, type)
      see[type]?.(item)
    },
    problems(): string[] {
      const { invites, accepted, comments, replies, reactions, audited } = ledger
      const kinds = new Set([...told.keys(), ...ledger.told.keys()])
      return [
        ...differing('invites', items.get('CollaborationInvite'), invites),
        ...differing('accepted invites', sums.get('accepted'), accepted),
        ...differing('pending invites', sums.get('pending'), invites - accepted),
        ...(isDeepStrictEqual(guarded, pending) ? [] : ['guards are not of the live invites']),
        ...differing('collaborators', items.get('Collaborator'), accepted),
        ...differing('comments', items.get('Comment'), comments),
        ...differing('ways to comments', items.get('CommentRef'), comments),
        ...differing('counted replies', sums.get('replies'), replies),
        ...differing('reactions', items.get('Reaction'), reactions),
        ...differing('counted reactions', sums.get('reactions'), reactions),
        ...[...kinds].flatMap((kind) =>
          differing(`${kind} notifications`, told.get(kind), ledger.told.get(kind)),
        ),
        ...differing('unread', sums.get('unread'), items.get('Notification')),
        ...differing('audit entries', items.get('AuditLog'), audited),
      ]
    },
  }
}

async function effectProblems({ events, mails, runner }: Guild, ledger: Ledger) {
  const { waiting, dead, lagMs } = await runner.status()
  return [
    ...differing('created events', events.get('goalsguild.invite.created'), ledger.invites),
    ...differing('accepted events', events.get('goalsguild.invite.accepted'), ledger.accepted),
    ...differing('comment events', events.get('goalsguild.comment.added'), ledger.comments),
    ...differing('reaction events', events.get('goalsguild.reaction.added'), ledger.reactions),
    ...differing('mails', mails.count, ledger.mails),
    ...differing('parked changes', waiting, 0),
    ...differing('dead letters', dead, 0),
    ...differing('milliseconds behind', lagMs, 0),
  ]
}

interface Checked {
  readonly engine: Engine
  readonly guild: Guild
  readonly ledger: Ledger
  readonly now: number
}

/** Everything that does not fit together after a month. */
export async function problemsOf({ engine, guild, ledger, now }: Checked): Promise<string[]> {
  const [store, tools] = [engine.table(ggCore.name), engine.tools(ggCore.name)]
  const counted = tally(ledger)
  for await (const page of tools.scan()) for (const item of page) counted.see(item)
  const input = { store, tools, rows: goalsGuildRows, now, knownHeads: guild.heads }
  const audit = await verifyAudit(input)
  const problems = [
    ...counted.problems(),
    ...(await verify({ ...goalsGuildSystem, store, tools, now })).problems,
    ...audit.problems,
    ...differing('sealed entries', audit.entries, ledger.audited),
    ...differing('dead jobs', (await deadJobs(engine.table(SystemTable.name))).length, 0),
    ...(await effectProblems(guild, ledger)),
  ]
  return problems.slice(0, PROBLEMS_MAX)
}

async function* itemsOf(engine: Engine, table: string): AsyncGenerator<Item> {
  for await (const page of engine.tools(table).scan()) yield* page
}

/** Both hold the same items, and as many changes have led to them. */
export async function differencesOf(one: Engine, other: Engine): Promise<string[]> {
  const problems: string[] = []
  for (const { name } of [ggCore, SystemTable]) {
    const others = itemsOf(other, name)
    for await (const item of itemsOf(one, name)) {
      const { value } = await others.next()
      if (!isDeepStrictEqual(item, value)) {
        problems.push(`${name}: ${item.PK} / ${item.SK} is not the same in both stores`)
        break
      }
    }
    if (problems.length === 0 && !(await others.next()).done)
      problems.push(`${name}: the replay has more items`)
  }
  const lengths = [one, other].map((engine) => engine.table(ggCore.name).changes.newest())
  const [first, second] = await Promise.all(lengths)
  return first === second ? problems : [...problems, `changes: ${second}, expected ${first}`]
}
