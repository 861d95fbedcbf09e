import { temporaryKeyOf } from '@longtable/system'
import type { TestStore } from '@longtable/testing'
import type { HubContext } from '../../context.ts'
import { happens, sendEvent } from '../billing.ts'
import { createHubWorld, type HubWorld, idOf } from '../hub-world.ts'
import { stripeOf, unasked } from '../test-stripe.ts'

/** Made by GraphQL alone; what is looked for is named by what it is called there. */
export interface Scene extends AsyncDisposable {
  /** `ana`, `engines`, `engineer`. */
  readonly id: (name: string) => string
  readonly day: string
  /** As the API lists them, newest first. */
  readonly auditsOfAna: readonly string[]
  readonly auditsOfDay: readonly string[]
  readonly toldToAna: readonly string[]
}

type Args = Readonly<Record<string, unknown>>

/** `createStartup(name: "A", stage: IDEA)`: words in capitals are of an enum. */
const written = (args: Args): string => {
  const texts = Object.entries(args).map(([name, value]) => {
    const isWord = typeof value === 'string' && /^[A-Z][A-Z_]+$/.test(value)
    return `${name}: ${isWord ? value : JSON.stringify(value)}`
  })
  return texts.length === 0 ? '' : `(${texts.join(', ')})`
}

function asking(world: HubWorld) {
  return async (who: HubContext, operation: string, args: Args, shown = 'id') => {
    world.world.advance(1000)
    const kind = operation.startsWith('mutation ') ? 'mutation' : 'query'
    const name = operation.replace('mutation ', '')
    const { data, errors } = await world.ask(
      who,
      `${kind} { ${name}${written(args)} { ${shown} } }`,
    )
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`)
    return data[name]
  }
}

const STARTUP = {
  name: 'Quiet Engines',
  tagline: 'Heat pumps that nobody hears',
  description: 'We build heat pumps for old houses, as quiet as a library and as warm as a stove.',
  industry: 'Energy',
  location: 'Graz',
  tags: ['heat'],
  fundingGoal: 400_000.5,
}
const ROLE = {
  title: 'Engineer',
  description: 'You measure what nobody hears, and make it quieter.',
  skills: ['acoustics'],
  compensation: '50k',
}

async function startups(world: HubWorld, { ana, root }: Record<'ana' | 'root', HubContext>) {
  const ask = asking(world)
  const made = new Map<string, string>()
  const status = (startupId: string, to: string) =>
    ask(ana, 'mutation setStartupStatus', { startupId, status: to })
  const review = (startupId: string, to: string) =>
    ask(root, 'mutation reviewStartup', { startupId, status: to, notes: 'We have looked at it.' })
  const kinds = [
    ['draft', 'IDEA', 'PRIVATE', 'DRAFT'],
    ['waiting', 'MVP', 'INVESTORS_ONLY', 'PENDING_REVIEW'],
    ['bad', 'SCALE', 'PUBLIC', 'SUSPENDED'],
    ['engines', 'GROWTH', 'PUBLIC', 'ACTIVE'],
    ['second', 'MVP', 'PUBLIC', 'ACTIVE'],
  ] as const
  for (const [name, stage, visibility, to] of kinds) {
    const given = { ...STARTUP, name: `The ${name} one`, stage, visibility }
    const { id } = await ask(ana, 'mutation createStartup', given)
    made.set(name, id)
    if (to !== 'DRAFT') await status(id, 'PENDING_REVIEW')
    if (to === 'ACTIVE' || to === 'SUSPENDED') await review(id, 'ACTIVE')
    if (to === 'SUSPENDED') await review(id, to)
  }
  const startupId = made.get('engines')
  for (const type of ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'EQUITY_ONLY', 'CONTRACT'])
    made.set(
      made.has(type) ? 'closed' : type,
      (await ask(ana, 'mutation createRole', { ...ROLE, startupId, type })).id,
    )
  await ask(ana, 'mutation closeRole', { startupId, roleId: made.get('closed') })
  return made
}

/** One of each status, by an investor of its own; the third asks elsewhere too. */
async function accesses(
  world: HubWorld,
  ana: HubContext,
  { engines, second }: Readonly<Record<'engines' | 'second', string>>,
) {
  const ask = asking(world)
  const made = new Map<string, string>()
  const decide = (accessId: string, status: string, more: Args = {}) =>
    ask(ana, 'mutation decideAccess', { accessId, status, ...more })
  const levels = ['VIEW_PROFILE', 'VIEW_DECK', 'FULL_ACCESS', 'VIEW_DECK']
  for (const [place, name] of ['pending', 'approved', 'rejected', 'revoked'].entries()) {
    const investor = await world.person(`investor-${name}`)
    made.set(`${name}One`, idOf(investor))
    const level = levels[place]
    const request = async (startupId: string) =>
      (await ask(investor, 'mutation requestAccess', { startupId, level, message: 'May I?' })).id
    const accessId = await request(engines)
    made.set(name, accessId)
    const expiresAt = '2099-01-01T00:00:00Z'
    if (name === 'rejected') {
      await decide(accessId, 'REJECTED')
      made.set('elsewhere', await request(second))
    }
    if (name === 'approved') await decide(accessId, 'APPROVED', { level: 'FULL_ACCESS', expiresAt })
    if (name === 'revoked') {
      await decide(accessId, 'APPROVED', { level })
      await ask(ana, 'mutation revokeAccess', { accessId })
    }
  }
  return made
}

/** One of each status, for the same role; the first applies for another one too. */
async function applications(
  world: HubWorld,
  ana: HubContext,
  { startupId, roleIds }: { readonly startupId: string; readonly roleIds: readonly string[] },
) {
  const ask = asking(world)
  const made = new Map<string, string>()
  const coverLetter = 'I have measured what nobody hears for ten years, and would like to go on.'
  const [roleId, otherId] = roleIds
  for (const status of [
    'PENDING',
    'REVIEWING',
    'SHORTLISTED',
    'ACCEPTED',
    'REJECTED',
    'WITHDRAWN',
  ]) {
    const talent = await world.person(`talent-${status.toLowerCase()}`)
    made.set(`who ${status}`, idOf(talent))
    const given = { startupId, roleId, coverLetter }
    const { id: applicationId } = await ask(talent, 'mutation apply', given)
    made.set(`application ${status}`, applicationId)
    const notes = { applicationId, notes: 'Promising.' }
    await ask(ana, 'mutation updateFounderNotes', notes)
    if (status === 'PENDING')
      made.set(
        'other application',
        (await ask(talent, 'mutation apply', { ...given, roleId: otherId })).id,
      )
    else if (status === 'WITHDRAWN')
      await ask(talent, 'mutation withdrawApplication', { applicationId })
    else {
      const move = { applicationId, expected: 'PENDING', status }
      await ask(ana, 'mutation setApplicationStatus', move)
    }
  }
  return made
}

const FILE = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** A direct one with all that can become of messages, a group and a channel. */
async function talks(
  world: HubWorld,
  ana: HubContext,
  made: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const ask = asking(world)
  const found = new Map<string, string>()
  const people = ['REVIEWING', 'SHORTLISTED'].map((status) =>
    world.as({
      userId: made.get(`who ${status}`) ?? '',
      email: `talent-${status.toLowerCase()}@example.com`,
    }),
  )
  const opened: string[] = []
  for (const status of ['REVIEWING', 'SHORTLISTED']) {
    const applicationId = made.get(`application ${status}`)
    opened.push((await ask(ana, 'mutation openDirectConversation', { applicationId })).id)
  }
  const [conversationId = ''] = opened
  found.set('direct', conversationId)
  const [talent] = people as [HubContext, HubContext]
  const say = async (who: HubContext, name: string, more: Args = {}) => {
    const { id } = await ask(who, 'mutation sendMessage', {
      conversationId,
      content: name,
      ...more,
    })
    found.set(name, id)
    return id
  }
  await say(ana, 'said first')
  const messageId = await say(talent, 'said second')
  await ask(talent, 'mutation deleteMessage', { conversationId, messageId })
  const file = { purpose: 'chatFile', contentType: 'application/pdf', size: FILE.byteLength }
  const uploadId = await sentFileOf(world, ana, file)
  await say(ana, 'said third', { uploadId })
  const given = { title: 'Both of you', participantIds: people.map(idOf) }
  found.set('group', (await ask(ana, 'mutation createGroupConversation', given)).id)
  await ask(ana, 'mutation openStartupChannel', { startupId: made.get('engines') })
  return found
}

/** Announced, sent and finished; the words of its purpose are of an enum in small letters. */
async function sentFileOf(world: HubWorld, who: HubContext, file: Args): Promise<string> {
  const { purpose, contentType, size } = file
  const start = `mutation { startUpload(purpose: ${String(purpose)}, contentType: "${String(contentType)}", size: ${String(size)}) { uploadId } }`
  const { data } = await world.ask(who, start)
  const { uploadId } = data.startUpload
  await world.deps.files.putOnce(temporaryKeyOf({ id: uploadId }), FILE)
  await world.ask(who, `mutation { finishUpload(uploadId: "${uploadId}") { id } }`)
  return uploadId
}

const OTHER_PRICE = {
  data: [{ price: 'price_other', current_period_start: 1, current_period_end: 2 }],
}

/** One of each status and tier: bought by the API, the rest is told by Stripe. */
const PAYERS = [
  { name: 'ACTIVE', tier: 'PRO', object: {}, acts: [] },
  { name: 'TRIALING', tier: 'PRO', object: { status: 'trialing' }, acts: [] },
  { name: 'PAST_DUE', tier: 'ENTERPRISE', object: {}, acts: ['fail'] },
  { name: 'CANCELLED', tier: 'PRO', object: {}, acts: ['end'] },
  { name: 'FREE', tier: 'PRO', object: { items: OTHER_PRICE }, acts: [] },
] as const

async function payers(world: HubWorld) {
  const ask = asking(world)
  const made = new Map<string, string>()
  const { local } = stripeOf(world.deps.payments)
  for (const { name, tier, object, acts } of PAYERS) {
    const payer = await world.person(`investor-${name.toLowerCase().replace('_', '-')}`)
    made.set(`payer ${name}`, idOf(payer))
    const { url } = await ask(payer, 'mutation startCheckout', { tier }, 'url')
    const [, , updated] = await local.pay(url.split('/').at(-1))
    if (!updated) throw new Error('Nothing was told.')
    const { id, customer } = updated.data.object as Record<'id' | 'customer', string>
    made.set(`customer ${name}`, customer)
    const told = { ...updated, data: { object: { ...updated.data.object, ...object } } }
    // Who plays Stripe knows of no trial and of no other price.
    const context = { ...world.as(), payments: unasked(world.deps.payments) }
    await sendEvent(world, told, { context })
    for (const act of acts) await happens(world, act, id)
  }
  return made
}

export async function play(store: TestStore): Promise<Scene> {
  const world = await createHubWorld(store)
  const ask = asking(world)
  const [ana, ben, ida] = [
    await world.person('ana', { bio: 'B', linkedinUrl: 'https://linkedin.com/in/ana' }),
    await world.person('talent-ben', { skills: ['maps'] }),
    await world.person('investor-ida'),
  ]
  const root = await world.admin('root')
  const late = world.as({ userId: world.world.stamp().id })
  await ask(late, 'mutation registerUser', { role: 'TALENT', firstName: 'Late', lastName: 'One' })
  await ask(root, 'mutation banUser', { userId: idOf(ida), reason: 'They are no investor.' })
  const made = await startups(world, { ana, root })
  const [engines = '', second = ''] = ['engines', 'second'].map((name) => made.get(name))
  for (const [name, id] of await accesses(world, ana, { engines, second })) made.set(name, id)
  const roleIds = ['FULL_TIME', 'PART_TIME'].map((name) => made.get(name) ?? '')
  for (const [name, id] of await applications(world, ana, { startupId: engines, roleIds }))
    made.set(name, id)
  for (const [name, id] of await talks(world, ana, made)) made.set(name, id)
  for (const [name, id] of await payers(world)) made.set(name, id)
  for (const [name, person] of Object.entries({ ana, ben, ida, root, late }))
    made.set(name, idOf(person))
  await world.settle()
  const listed = async (who: HubContext, operation: string, args: Args): Promise<string[]> => {
    const { items, after } = await ask(
      who,
      operation,
      { first: 100, ...args },
      'items { id } after',
    )
    if (after !== null) throw new Error(`${operation} has more than a page.`)
    return items.map(({ id }: { id: string }) => id)
  }
  const day = new Date(world.world.now()).toISOString().slice(0, 10)
  return {
    id(name) {
      const found = made.get(name)
      if (found === undefined) throw new Error(`Nothing is called ${name}.`)
      return found
    },
    day,
    toldToAna: await listed(ana, 'notifications', {}),
    auditsOfAna: await listed(root, 'auditByUser', { userId: idOf(ana) }),
    auditsOfDay: await listed(root, 'auditByDay', { date: day }),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}
