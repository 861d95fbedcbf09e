import { setTimeout as wait } from 'node:timers/promises'
import type { Stand } from './stand.ts'
import { type Scene, visit, type Visitor } from './visitor.ts'

const GUILD = '/goalsguild/graphql'
const HUB = '/collabhub/graphql'
const FAMILY = '/holdthatthought/graphql'
const TASKS_MAX = 400
const ROLES_MAX = 40
const DAY_MS = 86_400_000
const DAYS = 20_000
/** Twenty a minute are allowed, and mails are wanted at all times. */
const COMMENT_MS = 3200
const HEAVY = 'All is well. '.repeat(15_000)

/** A thing that somebody wanted to be there, once. */
export interface Wanted {
  /** As the table has it: `goals-guild Task`. */
  readonly kind: string
  readonly text: string
  /** Who is mailed because of it, and who has caused it. */
  readonly mail?: Mailed
  isAnswered: boolean
}

export interface Mailed {
  readonly to: string
  readonly by: string
}

export interface Crew {
  readonly visitors: readonly Visitor[]
  readonly makers: readonly Maker[]
}

/** Makes one thing with this text. */
interface Maker {
  readonly kind: string
  readonly mail?: Mailed
  /** Between two of them. */
  readonly pauseMs?: number
  make(text: string): Promise<unknown>
}

let requests = 0
const requestId = () => `soak-${process.pid}-${requests++}`

type Ask = (query: string, variables: object) => Promise<Record<string, { id: string }>>

const asking =
  (visitor: Visitor, endpoint: string): Ask =>
  (query, variables) =>
    visitor.ask({ endpoint, query, variables: { requestId: requestId(), ...variables } })

/** What things are made below; no more of them than fit, then another. */
function parent(most: number, make: () => Promise<string>): () => Promise<string> {
  let [id, used] = ['', most]
  return async () => {
    if (used >= most) [id, used] = [await make(), 0]
    used += 1
    return id
  }
}

async function guildOf(one: Visitor, other: Visitor): Promise<Maker[]> {
  const ask = asking(one, GUILD)
  const goal = parent(TASKS_MAX, async () => {
    const query = `mutation ($requestId: String) { createGoal(title: "Stay awake", requestId: $requestId) { id } }`
    return (await ask(query, {}))['createGoal']?.id ?? ''
  })
  const opened = await ask(
    `mutation ($userId: ID!, $requestId: String) { openDirectRoom(userId: $userId, requestId: $requestId) { id } }`,
    { userId: other.id },
  )
  const roomId = opened['openDirectRoom']?.id
  const say = (text: string) =>
    ask(
      `mutation ($roomId: ID!, $text: String!, $requestId: String) {
        sendMessage(roomId: $roomId, text: $text, requestId: $requestId) { id }
      }`,
      { roomId, text },
    )
  await say('May I?')
  await asking(other, GUILD)(
    'mutation ($roomId: ID!, $requestId: String) { acceptMessageRequest(roomId: $roomId, requestId: $requestId) { id } }',
    { roomId },
  )
  const task = `mutation ($goalId: ID!, $title: String!, $requestId: String) {
    createTask(goalId: $goalId, title: $title, requestId: $requestId) { id }
  }`
  return [
    {
      kind: 'goals-guild Task',
      make: async (title) => ask(task, { goalId: await goal(), title }),
    },
    { kind: 'goals-guild Message', make: say },
  ]
}

function hubOf(one: Visitor): Maker[] {
  const ask = asking(one, HUB)
  const startup = parent(ROLES_MAX, async () => {
    const query = `mutation ($name: String!, $requestId: String) { createStartup(name: $name, requestId: $requestId) { id } }`
    return (await ask(query, { name: `Night shift ${requests}` }))['createStartup']?.id ?? ''
  })
  const role = `mutation ($startupId: ID!, $title: String!, $requestId: String) {
    createRole(startupId: $startupId, title: $title, description: "Waits patiently for the end of the soak.",
      skills: ["patience"], type: PART_TIME, requestId: $requestId) { id }
  }`
  return [
    {
      kind: 'collab-hub STARTUP_ROLE',
      make: async (title) => ask(role, { startupId: await startup(), title }),
    },
  ]
}

/** No day has more than a hundred. */
const dayOf = () => new Date(-DAY_MS * (requests % DAYS)).toISOString().slice(0, 10)

const letterBy = (one: Visitor, scene: Scene) => (title: string) =>
  asking(one, FAMILY)(
    `mutation ($title: String!, $date: String!, $content: String!, $requestId: String) {
      createLetter(title: $title, date: $date, content: $content, requestId: $requestId) { id }
    }`,
    { title, date: dayOf(), content: scene.isHeavy ? HEAVY : 'All is well.' },
  )

/** Each speaks about a letter of somebody else, who is mailed: nobody else has spoken about it before. */
async function familyOf(scene: Scene, one: Visitor, other: Visitor): Promise<Maker[]> {
  const itemId = (await letterBy(other, scene)('The first'))['createLetter']?.id
  const comment = (text: string) =>
    asking(one, FAMILY)(
      `mutation ($itemId: ID!, $text: String!, $requestId: String) {
        addComment(itemId: $itemId, text: $text, requestId: $requestId) { id }
      }`,
      { itemId, text },
    )
  return [
    { kind: 'hold-that-thought Letter', make: letterBy(one, scene) },
    {
      kind: 'hold-that-thought Comment',
      mail: { to: other.email, by: one.name },
      pauseMs: COMMENT_MS,
      make: comment,
    },
  ]
}

/** Everybody is in all three systems; the first lets the others into the family. */
export async function register(stand: Stand, visitors: readonly Visitor[]): Promise<void> {
  for (const [place, visitor] of visitors.entries()) {
    const variables = { requestId: requestId() }
    await visitor.ask({
      endpoint: GUILD,
      query: `mutation ($requestId: String) { registerUser(nickname: "soak${place}", fullName: "Soak ${place}", requestId: $requestId) { id } }`,
      variables,
    })
    await visitor.ask({
      endpoint: HUB,
      query: `mutation ($requestId: String) { registerUser(role: FOUNDER, firstName: "Soak", lastName: "Nr ${place}", requestId: $requestId) { id } }`,
      variables,
    })
    await visitor.ask({
      endpoint: FAMILY,
      query: `mutation ($requestId: String) { registerUser(displayName: "${visitor.name}", requestId: $requestId) { displayName } }`,
      variables,
    })
  }
  const [first, ...others] = visitors as [Visitor, ...Visitor[]]
  const granted = await stand.command('admin', 'grant', first.email, '--system', 'holdthatthought')
  if (granted.code !== 0) throw new Error(`No admin: ${granted.stderr}`)
  for (const { id } of others)
    await first.ask({
      endpoint: FAMILY,
      query: 'mutation ($userId: ID!) { approveUser(userId: $userId) { displayName } }',
      variables: { userId: id },
    })
}

/** People who know each other, and what each of them can make. */
export async function gather(scene: Scene, count: number): Promise<Crew> {
  const visitors: Visitor[] = []
  for (let place = 0; place < count; place++)
    visitors.push(
      await visit(scene, {
        email: `soak${place}@example.com`,
        name: `Soak ${place}`,
        from: process.platform === 'linux' ? `127.77.${place}.1` : '127.0.0.1',
      }),
    )
  await register(scene.stand, visitors)
  const makers: Maker[] = []
  for (const [place, one] of visitors.entries()) {
    const other = visitors[(place + 1) % visitors.length] as Visitor
    makers.push(...(await guildOf(one, other)), ...hubOf(one))
    makers.push(...(await familyOf(scene, one, other)))
  }
  return { visitors, makers }
}

/** Each makes one thing after the other until it is over, and stays for its last answer. Gives what went wrong. */
export async function makeUntil(
  { makers }: Crew,
  log: Wanted[],
  isOver: () => boolean,
): Promise<string[]> {
  const problems: string[] = []
  const lane = async ({ kind, mail, pauseMs = 0, make }: Maker, place: number) => {
    for (let n = 0; !isOver(); n++) {
      const text = `soak ${place} ${n}`
      const wanted: Wanted = { kind, text, isAnswered: false, ...(mail && { mail }) }
      log.push(wanted)
      try {
        await make(text)
      } catch (error) {
        problems.push(String(error))
        return
      }
      wanted.isAnswered = true
      if (pauseMs > 0) await wait(pauseMs)
    }
  }
  await Promise.all(makers.map(lane))
  return problems
}
