import { change, find, put, toItem } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { apiOf, walksOf } from '@longtable/testing/system'
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

const emailOf = (person: HubContext) => `${SECRET}-${idOf(person).toLowerCase()}@example.com`

/** Somebody with something of everything that is not for others, in every place that has such. */
async function plant(world: HubWorld) {
  const { store } = world.deps
  const admin = await world.admin('root')
  const owner = await world.person('owner')
  const banned = await world.person('talent-rude')
  const applicant = await world.person('talent-keen')
  const investor = await world.person('investor-keen')
  const startupId = await startupOf(world, owner)
  const place = await roleOf(world, owner, { startupId })
  const hidden = await startupOf(world, owner, {
    status: 'PENDING_REVIEW',
    name: `${SECRET} draft`,
  })
  const { applicationId } = await application(world, applicant, place)
  const founderNotes = `${SECRET}, they are late`
  await updateFounderNotes(world.again(owner), { applicationId, notes: founderNotes })
  const { accessId } = await access(world, investor, {
    startupId,
    founderId: idOf(owner),
    message: `${SECRET} access`,
  })
  const drawn = await drawnDeck(world, startupId)
  const waiting = { startupId, level: 'VIEW_DECK', email: `${SECRET}-waits@example.com` }
  await grantAccess(world.again(owner), grantAccess.input.parse(waiting))
  const uploadId = await sentFile(world.again(owner), 'resume', PDF)
  const reportId = await report(world, applicant, { targetType: 'STARTUP', targetId: startupId })
  await setApplicationStatus(world.again(owner), {
    applicationId,
    expected: 'PENDING',
    status: 'REVIEWING',
  })
  const { id: conversationId } = await openDirect(world, owner, { applicationId })
  const { id: messageId } = await say(world, applicant, conversationId, `${SECRET}, just us`)
  const told = { targetType: 'MESSAGE', targetId: messageId, parentId: conversationId } as const
  const reported = await report(world, owner, told)
  await updateProfile(world.again(applicant), { bio: 'Seen by all' })
  await banUser(world.again(admin), { userId: idOf(banned), reason: `${SECRET}, they are rude` })
  for (const person of [owner, applicant, investor]) {
    const userId = idOf(person)
    const user = (await find(store, User, { userId })) as User
    const patch = {
      avatarUrl: `avatars/${SECRET}.png`,
      stripeCustomerId: `cus_${SECRET}`,
      email: emailOf(person),
    }
    await store.write([change(User, user, { patch })])
    const ids = { stripeSubscriptionId: `sub_${SECRET}`, stripePriceId: `price_${SECRET}` }
    const customer = { userId, stripeCustomerId: `cus_${SECRET}` }
    await store.write([put(Subscription, a.subscription({ ...customer, ...ids }))])
  }
  const startup = (await find(store, Startup, { startupId })) as Startup
  const files = { logoUrl: `logos/${SECRET}.png`, pitchDeckUrl: `pitch-decks/${SECRET}.pdf` }
  const patch = { ...files, reviewNotes: `${SECRET} notes`, fundingGoal: 73_501_999 }
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
    candidates: {
      id: users,
      userId: users,
      founderId: users,
      startupId: [startupId, hidden],
      roleId: [place.roleId],
      reportId: [reportId, reported],
      conversationId: [conversationId],
      accessId: [accessId],
      applicationId: [applicationId],
      uploadId: [uploadId],
      deckId: [drawn],
      email: [emailOf(owner)],
      date: [new Date(world.world.now()).toISOString().slice(0, 10)],
    },
  }
}

/** What one asks who may ask for anything that the schema has. */
async function answers(
  world: HubWorld,
  viewer: HubContext,
  candidates: Parameters<typeof walksOf>[1],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { field, document } of walksOf(apiOf(world.system), candidates)) {
    const answer = JSON.stringify(await world.ask(viewer, document))
    found.set(field, `${found.get(field) ?? ''}\n${answer}`)
  }
  return found
}

describe.each(stores)('the whole schema on $name', (store) => {
  it('shows nobody what is not for them, whatever they ask for', async () => {
    await using world = await createHubWorld(store)
    const { admin, owner, candidates } = await plant(world)
    const isSecret = (text: string) => text.includes(SECRET) || text.includes('73501999')
    for (const role of hubRoles.outsiders) {
      const viewer = await hubRoles.play(world, role, owner)
      for (const [field, answer] of await answers(world, viewer, candidates))
        expect(isSecret(answer) ? `${role} sees ${field}: ${answer}` : '').toBe('')
    }
    // Every query was really asked: somebody has got something from each of them.
    const seen = await answers(world, admin, candidates)
    const own = await answers(world, owner, candidates)
    for (const [field, shown] of seen) {
      const answer = `${shown}\n${own.get(field)}`
      expect(answer, field).toMatch(/"data":\{"\w+":(\{|\[|\d|true|false)/)
      expect(answer, field).not.toMatch(/GRAPHQL|TOO_|INTERNAL/)
    }
    const open = [...seen].filter(([, answer]) => isSecret(answer)).map(([field]) => field)
    for (const field of ['Query.startup', 'Query.profile', 'Query.moderationQueue', 'Query.me'])
      expect([...open, 'Query.me']).toContain(field)
    expect(own.get('Query.me')).toContain(SECRET)
  })
})
