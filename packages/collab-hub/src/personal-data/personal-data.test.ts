import { personFields, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { collabHub } from '../model/model.ts'
import { collabHubSystem } from '../system.ts'
import { createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { application } from '../testing/inbox.ts'
import { roleOf, startupOf } from '../testing/startups.ts'
import { exportMyData, myDataExport } from './export-my-data.ts'

/** Names of ids that no person has. A new name is either here or below. */
const THINGS = [
  'accessId',
  'action',
  'addressHash',
  'applicationId',
  'auditId',
  'changeId',
  'conversationId',
  'deckId',
  'eventId',
  'id',
  'lastMessageId',
  'lastReadMessageId',
  'messageId',
  'name',
  'notificationId',
  'parentId',
  'processor',
  'relatedApplicationId',
  'relatedStartupId',
  'replacedId',
  'reportId',
  'requestId',
  'roleId',
  'savedId',
  'startupId',
  'stripeCustomerId',
  'targetId',
  'usedBy',
]

const persons = personFields(collabHub, THINGS)

/** What a person does not take with them, and why. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'ACCESS_REQUEST.founderId': 'what investors ask of a startup of theirs',
  'ApplicationGuard.applicantId': 'the application says so',
  'Block.blockedId': 'is of who blocks',
  'CONVERSATION.ownerId': 'their row says that they are in it',
  'CONVERSATION.participants': 'their row says that they are in it',
  'DeckView.userId': 'what a founder is told of who has looked; the audit says so',
  'DirectPair.higherUserId': 'their row says that they are in it',
  'DirectPair.lowerUserId': 'their row says that they are in it',
  'EmailLock.userId': 'the lock of an address that is in the profile',
  'Grant.userId': 'the access request says so',
  'MESSAGE.readBy': 'what others wrote',
  'MESSAGE.subjectId': 'their row says that they are in it',
  'NotificationBundle.userId': 'how notifications are made',
  'Participant.participants': 'who else is in it',
  'RateLimit.userId': 'says nothing about the person',
  'Report.ownerId': 'what others told the admins',
  'Report.reporterId': 'the audit says what they reported',
  'Report.resolvedBy': 'the audit says what they decided',
  'ReportGuard.reporterId': 'the report says so',
  'Request.userId': 'what was answered to a request of today',
  'StatusChange.userId': 'the audit says what they did with an application',
  'StartupVisit.userId': 'forgotten within two days',
  'StripeCustomer.userId': 'the subscription says so',
  'Upload.userId': 'what it became says more, and it expires',
}

/** What goes though no eraser finds it by this field: with what it hangs on, or by itself. */
const GOES_ALONG: Readonly<Record<string, string>> = {
  'EmailLock.userId': 'with the tombstone',
  'RateLimit.userId': 'expires',
  'ReportGuard.reporterId': 'when the report is decided',
  'Request.userId': 'expires',
  'StartupVisit.userId': 'expires',
}

/** What stays, and why: readers find an account that is deleted, which has no name. */
const KEPT: Readonly<Record<string, string>> = {
  'AUDIT_LOG.userId': 'what was done can be proved',
  'ApplicationGuard.applicantId': 'goes when the application ends',
  'Block.blockedId': 'is of who blocks, and names nobody any more',
  'CONVERSATION.ownerId': 'holds the conversation for the others',
  'CONVERSATION.participants': 'holds the conversation for the others',
  'Counter.userId': 'a number, of nothing that is left',
  'DirectPair.higherUserId': 'holds the conversation for the other',
  'DirectPair.lowerUserId': 'holds the conversation for the other',
  'Grant.userId': 'says what nobody may see any more',
  'MESSAGE.readBy': 'was said to others, and stays as of nobody',
  'MESSAGE.senderId': 'was said to others, and stays as of nobody',
  'MESSAGE.subjectId': 'was told to others, and stays as of nobody',
  'Participant.participants': 'holds the conversation for the others',
  'Report.ownerId': 'what the admins have decided, as of nobody',
  'Report.reporterId': 'what the admins have decided, as of nobody',
  'Report.resolvedBy': 'says that an admin did it, who has no name any more',
  'StatusChange.userId': 'how an application was decided, as of nobody',
  'StripeCustomer.userId': 'what was paid has to be accounted for',
  'USER.userId': 'the tombstone, emptied, so that the id never comes back',
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

it('every field with a person in it is exported, or named with a reason why not', () => {
  const exported = myDataExport.fields.filter((field) => persons.includes(field))
  expect(exported.filter((field) => field in NOT_EXPORTED)).toEqual([])
  expect(sorted([...exported, ...Object.keys(NOT_EXPORTED)])).toEqual(sorted(persons))
})

const covered = collabHubSystem.features
  .flatMap(({ erase = [] }) => erase)
  .flatMap(({ covers }) => covers)

it('every field with a person in it is erased, goes along, or is kept with a reason', () => {
  const named = [...Object.keys(GOES_ALONG), ...Object.keys(KEPT)]
  expect(named.filter((field) => covered.includes(field))).toEqual([])
  expect(sorted([...covered, ...named])).toEqual(sorted(persons))
})

async function exported(world: HubWorld, who: ReturnType<HubWorld['as']>, limit: number) {
  const items: { readonly entityType: string }[] = []
  let after: string | undefined
  do {
    const page = await exportMyData(world.again(who), { limit, after })
    items.push(...page.items.map((text) => JSON.parse(text) as { readonly entityType: string }))
    after = page.after
  } while (after !== undefined)
  return items
}

describe.each(stores)('an export on $name', (store) => {
  it('holds all that is one’s own, once, and nothing of others', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const talent = await world.person('talent')
    const place = await roleOf(world, owner, { startupId: await startupOf(world, owner) })
    const applied = await application(world, talent, place)
    await world.settle()
    await applied.move('REVIEWING')
    await world.settle()
    const theirs = await exported(world, talent, 3)
    expect(theirs).toEqual(await exported(world, talent, 200))
    expect(new Set(theirs.map((one) => JSON.stringify(one))).size).toBe(theirs.length)
    const types = new Set(theirs.map(({ entityType }) => entityType))
    for (const type of ['USER', 'APPLICATION', 'NOTIFICATION', 'AUDIT_LOG', 'UnreadCount'])
      expect(types).toContain(type)
    expect(types).not.toContain('RateLimit')
    const sent = theirs.find(({ entityType }) => entityType === 'APPLICATION')
    expect(sent).not.toHaveProperty('updatedAt')
    const text = JSON.stringify(theirs)
    expect(text).toContain('talent@example.com')
    expect(text).not.toMatch(/Between us|owner@/)
    const founders = JSON.stringify(await exported(world, owner, 200))
    expect(founders).toContain('"STARTUP"')
    expect(founders).not.toMatch(/talent@|measured what nobody/)
    expect(idOf(owner)).not.toBe(idOf(talent))
  })
})
