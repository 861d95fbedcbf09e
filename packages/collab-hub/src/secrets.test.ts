import { change, find, put, toItem } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { type Answer, apiOf, eventsUntil, type Walking, walksOf } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { Subscription } from './billing/subscription.entity.ts'
import { grantAccess } from './access/grant-access.ts'
import { setApplicationStatus } from './applications/set-application-status.ts'
import { updateFounderNotes } from './applications/update-founder-notes.ts'
import type { HubContext } from './context.ts'
import { Startup } from './startups/startup.entity.ts'
import { createHubWorld, type HubWorld, idOf } from './testing/hub-world.ts'
import { drawnDeck, PDF } from './testing/access.ts'
import { access, application } from './testing/inbox.ts'
import { decideReport } from './moderation/decide-report.ts'
import { report } from './testing/reports.ts'
import { hubRoles } from './testing/roles.ts'
import * as a from './testing/samples.ts'
import { sentFile } from './testing/send-upload.ts'
import { roleOf, startupOf } from './testing/startups.ts'
import { openDirect, say } from './testing/talks.ts'
import { banUser } from './users/ban-user.ts'
import { User } from './users/user.entity.ts'
import { updateProfile } from './users/update-profile.ts'

/** Whatever begins so is shown to its owner and to admins at most. */
const SECRET = 'hush'
const FUNDING = 73_501_999

/** Nobody else sees it, but admins and whom they have let in. */
const secretOf = (person: HubContext) => `${SECRET}-${idOf(person).toLowerCase()}`

/** Whether there is something of others in it. */
function isSecretTo(viewer: HubContext, answer: string): boolean {
  const others = viewer.viewer ? answer.replaceAll(secretOf(viewer), '') : answer
  return others.includes(SECRET) || others.includes(String(FUNDING))
}

/** Everybody has something that is not for others, in every place that has such. */
async function plant(world: HubWorld) {
  const { store } = world.deps
  const admin = await world.admin('root')
  const owner = await world.person('owner')
  const banned = await world.person('talent-rude')
  const applicant = await world.person('talent-keen')
  const investor = await world.person('investor-keen')
  const startupId = await startupOf(world, owner)
  const place = await roleOf(world, owner, { startupId })
  const draft = { status: 'PENDING_REVIEW', name: `${secretOf(owner)} draft` } as const
  const hidden = await startupOf(world, owner, draft)
  const { applicationId } = await application(world, applicant, place)
  const notes = `${secretOf(owner)}, they are late`
  await updateFounderNotes(world.again(owner), { applicationId, notes })
  const { accessId } = await access(world, investor, {
    startupId,
    founderId: idOf(owner),
    message: `${secretOf(investor)} access`,
  })
  const drawn = await drawnDeck(world, startupId)
  const email = `${secretOf(owner)}-waits@example.com`
  const waiting = { startupId, level: 'VIEW_DECK', email }
  await grantAccess(world.again(owner), grantAccess.input.parse(waiting))
  const uploadId = await sentFile(world.again(owner), 'resume', PDF)
  const reportId = await report(world, applicant, { targetType: 'STARTUP', targetId: startupId })
  await setApplicationStatus(world.again(owner), {
    applicationId,
    expected: 'PENDING',
    status: 'REVIEWING',
  })
  const { id: conversationId } = await openDirect(world, owner, { applicationId })
  const { id: messageId } = await say(
    world,
    applicant,
    conversationId,
    `${secretOf(applicant)}, just us`,
  )
  const told = { targetType: 'MESSAGE', targetId: messageId, parentId: conversationId } as const
  const reported = await report(world, owner, told)
  await updateProfile(world.again(applicant), { bio: 'Seen by all' })
  const reason = `${secretOf(banned)}, they are rude`
  await banUser(world.again(admin), { userId: idOf(banned), reason })
  for (const person of [owner, applicant, investor]) {
    const [userId, secret] = [idOf(person), secretOf(person)]
    const user = (await find(store, User, { userId })) as User
    const patch = {
      avatarUrl: `avatars/${secret}.png`,
      stripeCustomerId: `cus_${secret}`,
      email: `${secret}@example.com`,
    }
    await store.write([change(User, user, { patch })])
    const ids = { stripeSubscriptionId: `sub_${secret}`, stripePriceId: `price_${secret}` }
    const customer = { userId, stripeCustomerId: `cus_${secret}` }
    await store.write([put(Subscription, a.subscription({ ...customer, ...ids }))])
  }
  const startup = (await find(store, Startup, { startupId })) as Startup
  const secret = secretOf(owner)
  const files = { logoUrl: `logos/${secret}.png`, pitchDeckUrl: `pitch-decks/${secret}.pdf` }
  const patch = { ...files, reviewNotes: `${secret} notes`, fundingGoal: FUNDING }
  await store.write([change(Startup, startup, { patch })])
  await store.writeMany({
    puts: [
      toItem(User, a.user({ userId: 'unseen', firstName: SECRET, status: 'PENDING_VERIFICATION' })),
    ],
  })
  await world.settle()
  const users = [owner, banned, applicant, investor].map(idOf)
  return {
    admin,
    owner,
    parties: { applicant, investor },
    candidates: {
      id: users,
      userId: users,
      founderId: users,
      startupId: [startupId, hidden],
      roleId: [place.roleId],
      reportId: [reportId, reported],
      conversationId: [conversationId],
      messageId: [messageId],
      participantIds: [users],
      targetId: users,
      accessId: [accessId],
      applicationId: [applicationId],
      notificationId: [world.world.stamp().id],
      uploadId: [uploadId],
      deckId: [drawn],
      email: [`${secretOf(owner)}@example.com`],
      date: [new Date(world.world.now()).toISOString().slice(0, 10)],
      viewedAt: [new Date(world.world.now()).toISOString()],
      contentType: ['image/png'],
    },
  }
}

/** What need not be said, and is nothing without. */
const alsoSaid = (given: {
  readonly userId: readonly string[]
  readonly email: readonly string[]
}) => ({
  changeAccess: ['level: FULL_ACCESS'],
  grantAccess: [`userId: "${given.userId[0]}"`, `email: "${given.email[0]}"`],
  openDirectConversation: [`userId: "${given.userId[0]}"`],
  updatePreferences: ['emailOnSystem: true'],
  updateProfile: ['bio: "Something new"'],
  updateRole: ['title: "Something new"'],
  updateStartup: ['location: "Somewhere else"'],
})

/** No limit is met, and who has gone cannot be asked any more. */
const A_MINUTE_MS = 61_000
const LAST = 'Mutation.deleteAccount'

/** What one gets who asks for anything that the schema has, or does anything, by operation. */
async function answers(
  world: HubWorld,
  viewer: HubContext,
  walking: Walking,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { field, document } of walksOf(apiOf(world.system), walking)) {
    if (field === LAST) continue
    if (walking.root === 'Mutation') world.world.advance(A_MINUTE_MS)
    const answer = JSON.stringify(await world.ask(viewer, document))
    found.set(field, `${found.get(field) ?? ''}\n${answer}`)
  }
  return found
}

describe.each(stores)('the whole schema on $name', (store) => {
  it('shows nobody what is not for them, whatever they ask for, do or listen to', async () => {
    await using world = await createHubWorld(store)
    const { admin, owner, parties, candidates } = await plant(world)
    const viewers: [string, HubContext][] = []
    for (const role of hubRoles.outsiders)
      viewers.push([role, await hubRoles.play(world, role, owner)])
    viewers.push(...Object.entries(parties))
    const expectNothing = ([role, viewer]: [string, HubContext], field: string, answer: string) =>
      expect(isSecretTo(viewer, answer) ? `${role} sees ${field}: ${answer}` : '').toBe('')

    for (const one of viewers)
      for (const [field, answer] of await answers(world, one[1], { candidates }))
        expectNothing(one, field, answer)
    // Every query was really asked: somebody has got something from each of them.
    const seen = await answers(world, admin, { candidates })
    const own = await answers(world, owner, { candidates })
    for (const [field, shown] of seen) {
      const answer = `${shown}\n${own.get(field)}`
      expect(answer, field).toMatch(/"data":\{"\w+":(\{|\[|\d|true|false)/)
      expect(answer, field).not.toMatch(/GRAPHQL|TOO_|INTERNAL/)
    }
    const open = [...seen].filter(([, answer]) => answer.includes(SECRET)).map(([field]) => field)
    for (const field of ['Query.startup', 'Query.profile', 'Query.moderationQueue'])
      expect(open).toContain(field)
    expect(own.get('Query.me')).toContain(SECRET)

    const listening: [[string, HubContext], AsyncIterableIterator<Answer>][] = []
    const subscriptions = walksOf(apiOf(world.system), { candidates, root: 'Subscription' })
    for (const one of viewers)
      for (const { field, document } of subscriptions) {
        const stream = await world.listen(one[1], document)
        if (!(Symbol.asyncIterator in stream)) expectNothing(one, field, JSON.stringify(stream))
        else if (field === 'Subscription.notificationAdded') listening.push([one, stream])
        else await stream.return?.()
      }
    const listeners = listening.map(([[role]]) => role)
    expect(listeners).toEqual(['talent', 'investor', 'founder', 'applicant', 'investor'])

    const done = new Map<string, string>()
    const also = alsoSaid(candidates)
    for (const one of viewers)
      for (const [field, answer] of await answers(world, one[1], {
        candidates,
        root: 'Mutation',
        also,
      })) {
        expectNothing(one, field, answer)
        expect(answer, field).not.toMatch(/GRAPHQL|TOO_|INTERNAL/)
        done.set(field, `${done.get(field) ?? ''}${answer}`)
      }
    // And done, as far as they may: nothing was refused for how it was said alone.
    for (const [field, answer] of done)
      expect(answer.replaceAll(/"code":"INVALID"/g, ''), field).toMatch(/"code":|"data":\{/)

    for (const { PK, status } of await world.items())
      if (PK.startsWith('REPORT#') && status === 'OPEN') {
        const reportId = PK.slice('REPORT#'.length)
        const notes = `${SECRET}, nothing in it`
        await decideReport(world.again(admin), { reportId, act: 'DISMISS', notes })
      }
    await world.process()
    for (const [one, stream] of listening) {
      const isLast = ({ type }: { type: string }) => type === 'SYSTEM'
      const events = await eventsUntil(world, stream, isLast)
      expectNothing(one, 'Subscription.notificationAdded', JSON.stringify(events))
      await stream.return?.()
    }
    for (const one of viewers) {
      const answer = await world.ask(one[1], 'mutation { deleteAccount { id } }')
      expectNothing(one, LAST, JSON.stringify(answer))
    }
  })
})
