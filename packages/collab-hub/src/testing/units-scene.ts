import type { Meter } from '@longtable/testing/units'
import type { HubContext } from '../context.ts'
import { PDF } from './access.ts'
import { LETTER } from './applications.ts'
import { sendEvent, subscribed } from './billing.ts'
import { type HubWorld, idOf } from './hub-world.ts'
import { PROFILE, ROLE } from './startups.ts'
import { stripeOf } from './test-stripe.ts'

/** Whose lists are measured, and as many others of each kind as a list has entries. */
interface Crowd {
  /** Whose startups, applicants, investors and talks there are. */
  readonly ana: HubContext
  /** Who has applied everywhere, and pays for it. */
  readonly tom: HubContext
  /** Who has asked everywhere for access. */
  readonly ida: HubContext
  readonly root: HubContext
  readonly founders: readonly HubContext[]
  readonly talents: readonly HubContext[]
  readonly investors: readonly HubContext[]
}

interface Stage extends Crowd, Pick<Meter<HubContext>, 'run' | 'upload'> {
  readonly hub: HubWorld
}

async function castOf(hub: HubWorld, count: number): Promise<Crowd> {
  const many = async (word: string) => {
    const people: HubContext[] = []
    for (let place = 0; place < count; place++) people.push(await hub.person(`${word}-${place}`))
    return people
  }
  return {
    ana: await hub.person('ana'),
    tom: await hub.person('talent-tom'),
    ida: await hub.person('investor-ida'),
    root: await hub.admin('root'),
    founders: await many('founder'),
    talents: await many('talent'),
    investors: await many('investor'),
  }
}

/** As many of Ana, with as many roles in the first one; of each founder one with a role, one that waits. */
async function makeStartups({ run, ana, root, founders }: Stage) {
  const submitted = async (founder: HubContext) => {
    const { id: startupId } = await run(founder, 'createStartup', PROFILE)
    await run(founder, 'setStartupStatus', { startupId, status: 'PENDING_REVIEW' })
    return startupId
  }
  const active = async (founder: HubContext) => {
    const startupId = await submitted(founder)
    await run(root, 'reviewStartup', { startupId, status: 'ACTIVE' })
    return startupId
  }
  const role = async (founder: HubContext, startupId: string) =>
    (await run(founder, 'createRole', { ...ROLE, startupId })).id
  const startupId = await active(ana)
  const roleId = await role(ana, startupId)
  // Before those of the others, so that the newest of a list are by different people.
  for (const _ of founders.slice(1)) {
    await active(ana)
    await role(ana, startupId)
  }
  const theirs: { startupId: string; roleId: string; founder: HubContext }[] = []
  for (const founder of founders) {
    const id = await active(founder)
    theirs.push({ startupId: id, roleId: await role(founder, id), founder })
    await submitted(founder)
    await run(ana, 'blockUser', { userId: idOf(founder) })
  }
  return { startupId, roleId, theirs }
}
type Startups = Awaited<ReturnType<typeof makeStartups>>

async function hire(stage: Stage, { startupId, roleId, theirs }: Startups) {
  const { hub, run, ana, tom, talents } = stage
  const accept = async (founder: HubContext, talent: HubContext, to: object) => {
    const { id: applicationId } = await run(talent, 'apply', { ...to, coverLetter: LETTER })
    const status = { expected: 'PENDING', status: 'ACCEPTED' }
    await run(founder, 'setApplicationStatus', { applicationId, ...status })
    return applicationId
  }
  const { url } = await run(tom, 'startCheckout', { tier: 'PRO' })
  const { local } = stripeOf(hub.deps.payments)
  for (const event of await local.pay(String(url).split('/').at(-1) ?? ''))
    await sendEvent(hub, event)
  let searchId = ''
  for (const { founder, ...to } of theirs) {
    await accept(founder, tom, to)
    await run(tom, 'saveItem', { kind: 'STARTUP', id: to.startupId })
    const search = { name: `Search ${to.roleId}`, of: 'STARTUP', text: 'pump' }
    searchId = (await run(tom, 'saveSearch', search)).id
  }
  const applicationIds: string[] = []
  for (const talent of talents) {
    applicationIds.push(await accept(ana, talent, { startupId, roleId }))
    await subscribed(hub, talent)
  }
  return { searchId, applicationIds }
}

async function talk({ run, ana, talents }: Stage, applicationIds: readonly string[]) {
  let directId = ''
  for (const [place, talent] of talents.entries()) {
    const opened = await run(ana, 'openDirectConversation', {
      applicationId: applicationIds[place],
    })
    directId = opened.id
    await run(talent, 'sendMessage', { conversationId: directId, content: 'Hello' })
  }
  const group = { title: 'Plans', participantIds: talents.map(idOf) }
  const { id: conversationId } = await run(ana, 'createGroupConversation', group)
  for (const talent of talents) await run(talent, 'sendMessage', { conversationId, content: 'Hi' })
  return { directId, conversationId }
}

/** Everybody has looked at Ana's deck; Ida has asked all the others. */
async function invest({ hub, run, upload, ana, ida, investors }: Stage, made: Startups) {
  const { startupId, theirs } = made
  await run(ana, 'grantAccess', { startupId, userId: idOf(ida), level: 'VIEW_DECK' })
  let pendingId = ''
  for (const to of theirs) {
    const asked = await run(ida, 'requestAccess', { startupId: to.startupId, level: 'VIEW_DECK' })
    pendingId = asked.id
  }
  const file = { purpose: 'pitchDeck', contentType: 'application/pdf' }
  const uploadId = await upload(ana, file, PDF)
  await run(ana, 'setPitchDeck', { startupId, uploadId })
  await hub.settle()
  let accessId = ''
  for (const [place, investor] of investors.entries()) {
    const asked = await run(investor, 'requestAccess', { startupId, level: 'VIEW_DECK' })
    accessId = asked.id
    await run(ana, 'decideAccess', { accessId, status: 'APPROVED' })
    const { viewedAt, pages } = await run(investor, 'openDeck', { startupId })
    const [page] = pages as readonly { readonly url: string }[]
    await hub.read(investor, page?.url ?? '')
    await run(investor, 'reportDeckTime', { startupId, viewedAt, page: 1, seconds: 9 })
    const email = `later-${place}@example.com`
    await run(ana, 'grantAccess', { startupId, email, level: 'VIEW_DECK' })
  }
  return { accessId, pendingId, uploadId }
}

/** At least so many of everything that can be in a list, by as many different people. */
export async function playLists(hub: HubWorld, { run, upload }: Meter<HubContext>, count: number) {
  const cast = await castOf(hub, count)
  const { talents } = cast
  const stage: Stage = { hub, run, upload, ...cast }
  const made = await makeStartups(stage)
  const { searchId, applicationIds } = await hire(stage, made)
  const talks = await talk(stage, applicationIds)
  const access = await invest(stage, made)
  const reason = 'They tell lies.'
  for (const talent of talents)
    await run(talent, 'reportThing', { targetType: 'STARTUP', targetId: made.startupId, reason })
  const talked = { targetType: 'CONVERSATION', targetId: talks.conversationId, reason }
  const { reportId } = await run(talents[0] as HubContext, 'reportThing', talked)
  await hub.settle()
  const [applicationId] = applicationIds
  return { ...stage, ...made, ...talks, ...access, searchId, reportId, applicationId }
}
export type Played = Awaited<ReturnType<typeof playLists>>
