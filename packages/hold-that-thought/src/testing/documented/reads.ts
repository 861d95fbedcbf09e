import type { Item, Query } from '@longtable/store'
import { type ComparingReads, comparingReads, type ReadDiffers } from '@longtable/testing/system'
import type { FamilyContext } from '../../context.ts'
import { type FamilyWorld, idOf } from '../family-world.ts'
import type { DocumentedFamily } from './table.ts'

export interface FamilyReading {
  readonly world: FamilyWorld
  readonly family: DocumentedFamily
  /** An admin, who was registered here. */
  readonly root: FamilyContext
  readonly told: ReadDiffers
}

interface Reading extends ComparingReads {
  readonly family: DocumentedFamily
  readonly rootId: string
  /** Profiles of those who may ask for themselves. */
  readonly members: readonly Item[]
}

const newest = { descending: true } as const
const table = (partition: string, begins: string): Query => ({ partition, sort: { begins } })
const own = (userId: string, begins: string): Query => ({
  index: 'GSI1',
  ...table(`USER#${userId}`, begins),
  ...newest,
})

/** The attributes of an item under the names of the API; what is not there is null. */
const said = (item: Readonly<Record<string, unknown>> | undefined, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, item?.[name] ?? null]))

async function people({ one, same, list, table: read, family, rootId, members }: Reading) {
  for (const userId of family.people) {
    const [stored] = await read(table(`USER#${userId}`, 'PROFILE'))
    const shown = `userId email displayName bio familyRelationship generation familyBranch
      isProfilePrivate contactEmail notifyOnMessage notifyOnComment theme mediaUploadCount status
      groups createdAt updatedAt`.replaceAll(/\s+/g, ' ')
    const found = await one(rootId, `profile(userId: "${userId}") { ${shown} }`)
    same('user profile', found, said(stored, shown))
  }
  for (const { userId, displayName } of members) {
    const found = await one(String(userId), `member(userId: "${String(userId)}") { displayName }`)
    same('a member', found, { displayName })
  }
  const ids = [rootId, ...members.map(({ userId }) => String(userId))]
  same('members', (await list(rootId, 'members', 'userId')).sort(), ids.sort())
}

async function letters({ one, list, same, sameList, table: read, family, rootId }: Reading) {
  const all: Query = { index: 'GSI1', partition: 'LETTERS', ...newest }
  await sameList(rootId, ['letters', 'date'], { query: all })
  for (const date of family.dates) {
    const [stored] = await read(table(`LETTER#${date}`, 'CURRENT'))
    const shown = `date title author content description versionCount createdAt updatedAt updatedBy`
    const found = await one(rootId, `letter(letterId: "${date}") { ${shown} }`)
    same('a letter', found, said(stored, shown))
    const versions = { query: { ...table(`LETTER#${date}`, 'VERSION#'), ...newest } }
    await sameList(rootId, [`letterVersions(letterId: "${date}")`, 'timestamp'], versions)
    const query: Query = { partition: `COMMENT#${date}`, sort: { lessThan: 'REACTION#' } }
    const asked = `comments(itemId: "${date}")`
    await sameList(rootId, [asked, 'id'], { query, key: 'commentId' })
    await sameList(rootId, [asked, 'reactionCount'], { query })
    const comments = await read(query)
    for (const name of ['itemType', 'itemTitle', 'updatedAt'])
      same(name, await list(rootId, asked, name), textsOf(comments, name))
  }
}

const textsOf = (items: readonly Item[], name: string) =>
  items.map((item) => String(item[name] ?? null))

const STATUSES = ['pending', 'processing', 'ready', 'published', 'failed']

async function drafts({ one, same, list, table: read, family, rootId, members }: Reading) {
  const found = await Promise.all(family.drafts.map((id) => read(table(`DRAFT#${id}`, 'METADATA'))))
  const stored = found.flat()
  for (const item of stored) {
    const shown = 'status uploaderId errorMessage createdAt'
    const text = 'date title author content'
    const asked = `draft(draftId: "${String(item['draftId'])}") { ${shown} extracted { ${text} } }`
    const extracted = said(item['extractedData'] as Record<string, unknown> | undefined, text)
    same('a draft', await one(rootId, asked), { ...said(item, shown), extracted })
  }
  const idsOf = (of: readonly Item[]) => of.map(({ draftId }) => String(draftId)).sort()
  for (const status of STATUSES) {
    const listed = await list(rootId, `drafts(status: ${status})`, 'id')
    same(`${status} drafts`, listed.sort(), idsOf(stored.filter((item) => item.status === status)))
  }
  for (const { userId } of members) {
    const mine = stored.filter(({ uploaderId }) => uploaderId === userId)
    same('my drafts', (await list(String(userId), 'myDrafts', 'id')).sort(), idsOf(mine))
  }
}

async function ownLists({ list, one, same, sameList, table: read, members }: Reading) {
  for (const { userId } of members) {
    const me = String(userId)
    // What is deleted keeps its place in the table, and is nobody's any more.
    const comments = (await read(own(me, 'COMMENT#'))).filter(
      ({ deletedAt }) => deletedAt === undefined,
    )
    same('my comments', await list(me, 'myComments', 'id'), textsOf(comments, 'commentId'))
    await sameList(me, ['myReactions', 'commentId'], { query: own(me, 'REACTION#') })
    const rows = await read(table(`USER#${me}`, 'CONV#'))
    const conversations = await list(me, 'conversations', 'id')
    const ids = rows.map(({ conversationId }) => String(conversationId))
    same('conversations', [...conversations].sort(), ids.sort())
    for (const row of rows) {
      const id = String(row['conversationId'])
      const query: Query = { ...table(`CONV#${id}`, 'MSG#'), ...newest }
      await sameList(me, [`messages(conversationId: "${id}")`, 'id'], { query, key: 'messageId' })
      const shown = 'conversationType unreadCount lastMessageAt'
      const found = await one(me, `conversation(conversationId: "${id}") { ${shown} }`)
      same('a conversation', found, said(row, shown))
    }
  }
}

/** Every documented access pattern by the API against the document's own query. */
export async function compareReads({ world, family, root, told }: FamilyReading): Promise<void> {
  const rootId = idOf(root)
  const comparing = comparingReads({
    world,
    told,
    as: (userId) => (userId === rootId ? root : world.as(userId)),
  })
  const profiles = await Promise.all(
    family.people.map((id) => world.deps.store.get({ PK: `USER#${id}`, SK: 'PROFILE' })),
  )
  const members = profiles.filter(
    (item) => item?.status === 'active' && (item['groups'] as string[]).includes('approved'),
  ) as Item[]
  const reading = { ...comparing, family, rootId, members }
  for (const compare of [people, letters, drafts, ownLists]) await compare(reading)
}
