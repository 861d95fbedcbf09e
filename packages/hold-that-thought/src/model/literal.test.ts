import { type DocumentedRow, literalChecks } from '@longtable/testing/literal'
import type { TestStore } from '@longtable/testing'
import { sendUpload } from '@longtable/testing/system'
import { describe } from 'vitest'
import type { FamilyContext } from '../context.ts'
import { createFamilyWorld, type FamilyWorld, idOf } from '../testing/family-world.ts'
import { WRITTEN } from '../testing/drafts.ts'
import { items003 } from '../testing/literal/items-003.ts'
import { PNG } from '../testing/send-upload.ts'

/** Made by GraphQL alone. */
interface Scene extends AsyncDisposable {
  readonly ana: string
  readonly times: readonly string[]
  readonly comments: readonly string[]
  readonly conversations: readonly string[]
  readonly direct: string
  readonly messages: readonly string[]
}

async function asked(world: FamilyWorld, who: FamilyContext, text: string) {
  const { data, errors } = await world.ask(world.again(who), `mutation { ${text} }`)
  if (errors) throw new Error(JSON.stringify(errors))
  return Object.values(data as Record<string, Record<string, string>>)[0] ?? {}
}

interface Sent {
  /** Its purpose. */
  readonly what: string
  readonly bytes?: Uint8Array
  readonly type?: string
}

/** By GraphQL and one PUT, as a client does it. */
async function uploaded(
  world: FamilyWorld,
  who: FamilyContext,
  { what, bytes = PNG, type = 'image/png' }: Sent,
): Promise<string> {
  const { data } = await world.ask(
    who,
    `mutation { startUpload(${what}, contentType: "${type}", size: ${bytes.byteLength}) {
      uploadId url expiresAt headers { name value } } }`,
  )
  await sendUpload(who, data.startUpload, bytes)
  const { uploadId } = data.startUpload as { readonly uploadId: string }
  await asked(world, who, `finishUpload(uploadId: "${uploadId}") { status }`)
  return uploadId
}

const DAMAGED = Buffer.from('%PDF-1.4 and then nothing')

/** A draft that waits to be read. */
async function begun(
  world: FamilyWorld,
  who: FamilyContext,
  bytes: Uint8Array = WRITTEN,
): Promise<string> {
  const { id = '' } = await asked(world, who, 'createDraft { id }')
  const what = `purpose: draft, targetId: "${id}"`
  const file = await uploaded(world, who, { what, bytes, type: 'application/pdf' })
  await asked(world, who, `processDraft(draftId: "${id}", uploadIds: ["${file}"]) { id }`)
  return id
}

/** One that is pending, one that is ready, one that was published, one that cannot be read. */
async function drafts(world: FamilyWorld, who: FamilyContext): Promise<void> {
  await asked(world, who, 'createDraft { id }')
  const published = await begun(world, who)
  await begun(world, who)
  await begun(world, who, DAMAGED)
  await world.settle()
  await asked(world, who, `publishDraft(draftId: "${published}") { id }`)
  await world.settle()
  // Nobody comes to read this one any more: it is processing.
  await begun(world, who)
}

async function play(store: TestStore): Promise<Scene> {
  const world = await createFamilyWorld(store)
  const [ana, ben, eva] = [
    await world.person('ana'),
    await world.person('ben'),
    await world.person('eva'),
  ]
  const root = await world.admin('root')
  const photo = await uploaded(world, ana, { what: 'purpose: profilePhoto' })
  await asked(world, ana, `setProfilePhoto(uploadId: "${photo}") { userId }`)
  const picture = await uploaded(world, ana, { what: 'purpose: picture' })
  await asked(world, ana, `addMedia(uploadId: "${picture}") { id }`)
  const write = (date: string) =>
    asked(
      world,
      ana,
      `createLetter(date: "${date}", title: "T", author: "A", content: "C", description: "D") { createdAt }`,
    )
  const { createdAt: first = '' } = await write('1943-05-01')
  for (const date of ['1943-05-01', '1950-12-24', '1950-12-25']) await write(date)
  world.world.advance(1000)
  const second = new Date(world.world.now()).toISOString()
  for (const versionCount of [1, 2]) {
    const edit = `letterId: "1943-05-01", versionCount: ${versionCount}, content: "${versionCount}"`
    await asked(world, ana, `editLetter(${edit}) { isSaved }`)
    world.world.advance(1000)
  }
  await asked(world, root, 'deleteLetter(letterId: "1950-12-25") { letterId }')
  const said = []
  for (const text of ['One', 'Two'])
    said.push(await asked(world, ana, `addComment(itemId: "1943-05-01", text: "${text}") { id }`))
  const [comment] = said
  const react = `itemId: "1943-05-01", commentId: "${comment?.id}", type: love`
  await asked(world, ana, `setReaction(${react}) { id }`)
  const others = [ben, eva].map(idOf)
  const { id: direct = '' } = await asked(
    world,
    ana,
    `openDirectConversation(userId: "${others[0]}") { id }`,
  )
  const { id: group = '' } = await asked(
    world,
    ana,
    `createGroupConversation(title: "T", participantIds: ${JSON.stringify(others)}) { id }`,
  )
  const file = await uploaded(world, ana, { what: `purpose: attachment, targetId: "${direct}"` })
  const messages = []
  for (const [who, said] of [
    [ana, `text: "One", attachmentIds: ["${file}"]`],
    [ben, 'text: "Two"'],
  ] as const)
    messages.push(
      await asked(world, who, `sendMessage(conversationId: "${direct}", ${said}) { id }`),
    )
  await asked(world, ana, `markConversationRead(conversationId: "${direct}") { id }`)
  await asked(world, eva, `sendMessage(conversationId: "${group}", text: "T") { id }`)
  const profile = 'bio: "B", generation: "3", familyBranch: "S", theme: "dark"'
  await asked(world, ana, `updateProfile(${profile}, familyRelationship: "x") { userId }`)
  await asked(world, root, `deactivateUser(userId: "${idOf(ben)}") { userId }`)
  await asked(world, eva, 'deleteAccount { userId }')
  await drafts(world, ana)
  return {
    ana: idOf(ana),
    times: [second, first],
    comments: said.map(({ id = '' }) => id),
    conversations: [group, direct].sort(),
    direct,
    messages: messages.map(({ id = '' }) => id),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

/** Document 003, "Access Patterns". */
const rows: readonly DocumentedRow<Scene>[] = [
  {
    row: '003: Get user profile',
    asks: ({ ana }) => ({ PK: `USER#${ana}`, SK: 'PROFILE' }),
    by: 'displayName',
    gives: () => ['ana'],
  },
  {
    row: '003: List user conversations',
    asks: ({ ana }) => ({ partition: `USER#${ana}`, begins: 'CONV#' }),
    by: 'conversationId',
    gives: ({ conversations }) => conversations,
  },
  {
    row: '003: List comments on item',
    asks: () => ({ partition: 'COMMENT#1943-05-01', begins: '2' }),
    by: 'commentId',
    gives: ({ comments }) => comments,
  },
  {
    row: '003: Get user’s comments',
    asks: ({ ana }) => ({ index: 'GSI1', partition: `USER#${ana}`, begins: 'COMMENT#' }),
    by: 'commentId',
    gives: ({ comments }) => comments,
  },
  {
    row: '003: Get user’s reactions',
    asks: ({ ana }) => ({ index: 'GSI1', partition: `USER#${ana}`, begins: 'REACTION#' }),
    by: 'commentId',
    gives: ({ comments }) => comments.slice(0, 1),
  },
  {
    row: '003: Get conversation messages',
    asks: ({ direct }) => ({ partition: `CONV#${direct}`, begins: 'MSG#' }),
    by: 'messageId',
    gives: ({ messages }) => messages,
  },
  {
    row: '003: List all letters',
    asks: () => ({ index: 'GSI1', partition: 'LETTERS', descending: true }),
    by: 'date',
    gives: () => ['1950-12-24', '1943-05-12', '1943-05-01', '1943-05-01'],
  },
  {
    row: '003: Get letter versions',
    asks: () => ({ partition: 'LETTER#1943-05-01', begins: 'VERSION#', descending: true }),
    by: 'timestamp',
    gives: ({ times }) => times,
  },
]

/** Typed from document 003; read by the AWS SDK; written by mutations alone. */
describe('HoldThatThought to the letter', () => {
  literalChecks({
    table: 'HoldThatThought',
    play,
    items: items003,
    rows,
    conventions({ PK, SK, TTL, ttl }, verdicts) {
      const isRight = (TTL === undefined || Number.isInteger(TTL)) && ttl === undefined
      verdicts.check(isRight, () => `${String(PK)} / ${String(SK)}: TTL`)
    },
  })
})
