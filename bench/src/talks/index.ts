import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  collabHubRows,
  collabHubTable,
  Conversation,
  Message,
  messages,
  Participant,
  User,
} from '@longtable/collab-hub'
import { toItem } from '@longtable/entity'
import type { Engine, Item, Store } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { contextsOf } from '../contexts.ts'
import { idAt, START, write } from '../feed/graph.ts'
import { type Contender, measure, type Pace } from '../harness.ts'
import type { TalksResult } from './report.ts'

export { isNewestEven, talksReport } from './report.ts'

export interface TalksBench {
  readonly counts: readonly [few: number, many: number]
  readonly pace: Pace
  readonly say: (progress: string) => void
}

export const fullTalks = {
  counts: [100, 100_000] as const,
  pace: { rounds: 15, sliceMs: 300 },
}

/** Shows that everything runs; its numbers mean nothing. */
export const quickTalks = {
  counts: [40, 400] as const,
  pace: { rounds: 1, sliceMs: 20 },
}

const PEOPLE = 50
const PAGE = 20
const STEP_MS = 60_000
const TEXT = 'I have looked at it again, and I would rather do it tomorrow than twice. '.repeat(2)

const iso = (epochMs: number) => new Date(epochMs).toISOString()
const personId = (place: number) => idAt(START, place)
const conversationId = idAt(START + 1, 0)
const messageId = (place: number) => idAt(START + STEP_MS * (place + 1), place)

const person = (place: number): Item =>
  toItem(User, {
    userId: personId(place),
    email: `p${place}@example.com`,
    role: 'FOUNDER',
    firstName: 'Person',
    lastName: String(place),
    status: 'ACTIVE',
    subscriptionStatus: 'NONE',
    subscriptionTier: 'FREE',
    createdAt: iso(START),
    updatedAt: iso(START),
  })

/** What is said by everybody in turn. */
const messageAt = (place: number): Item =>
  toItem(Message, {
    messageId: messageId(place),
    conversationId,
    senderId: personId(place % PEOPLE),
    content: TEXT,
    type: 'TEXT',
    readBy: [personId(place % PEOPLE)],
    createdAt: iso(START + STEP_MS * (place + 1)),
  })

function* items(count: number): Generator<Item> {
  const people = Array.from({ length: PEOPLE }, (_, place) => place)
  const head = {
    type: 'GROUP' as const,
    participants: people.map(personId),
    lastMessageAt: iso(START + STEP_MS * count),
    lastMessagePreview: TEXT.slice(0, 120),
  }
  yield toItem(Conversation, {
    conversationId,
    ...head,
    messageCount: count,
    lastMessageId: messageId(count - 1),
    createdAt: iso(START),
    updatedAt: head.lastMessageAt,
  })
  for (const place of people) {
    yield person(place)
    const own = { conversationId, userId: personId(place), joinedAt: iso(START) }
    yield toItem(Participant, { ...head, ...own, readCount: 0, isMuted: false })
  }
  for (let place = 0; place < count; place++) yield messageAt(place)
}

/** Each reader has a context of its own, as each request has. */
function contenderOf(store: Store, directory: string, count: number): Contender {
  const now = () => START + STEP_MS * (count + 10)
  const { context } = contextsOf({ store, directory, rows: collabHubRows, now })
  const read = (place: number) =>
    messages(context({ userId: personId(place % PEOPLE) }), { conversationId }, { limit: PAGE })
  return { name: String(count), prepare: () => read }
}

export async function runTalksBench({ counts, pace, say }: TalksBench): Promise<TalksResult> {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-bench-talks-'))
  const engines: Engine[] = []
  try {
    const contenders: Contender[] = []
    for (const count of counts) {
      const place = join(directory, String(count))
      const engine = await openLmdb({ directory: place, tables: [collabHubTable], sync: false })
      engines.push(engine)
      const store = engine.table(collabHubTable.name)
      await write(store, items(count))
      contenders.push(contenderOf(store, place, count))
      say(`${count} messages of ${PEOPLE} people are there`)
    }
    const costs = await measure({ contenders, concurrency: 1 }, pace)
    return { counts, people: PEOPLE, pageSize: PAGE, costs }
  } finally {
    for (const engine of engines) await engine.close()
    await rm(directory, { recursive: true, force: true })
  }
}
