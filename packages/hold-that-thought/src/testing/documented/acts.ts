import type { Item } from '@longtable/store'
import type { FamilyContext } from '../../context.ts'
import { type FamilyWorld, idOf } from '../family-world.ts'
import type { DocumentedFamily } from './table.ts'

const BETWEEN_MS = 60_000

interface Acting {
  readonly world: FamilyWorld
  readonly family: DocumentedFamily
  readonly root: FamilyContext
  readonly told: (act: string, errors: unknown) => void
}

interface Stage {
  readonly family: DocumentedFamily
  readonly rootId: string
  /** Two of the family who may act. */
  readonly ada: string
  readonly ben: string
  /** What it answers; an error is told. */
  readonly act: (userId: string, mutation: string) => Promise<unknown>
  readonly item: (PK: string, SK: string) => Promise<Item | undefined>
}

async function people({ act, family, rootId, ada }: Stage): Promise<void> {
  const [inactive, waiting] = family.people
  await act(rootId, `reactivateUser(userId: "${inactive}") { status }`)
  await act(rootId, `approveUser(userId: "${waiting}") { groups }`)
  await act(rootId, `deactivateUser(userId: "${inactive}") { status }`)
  await act(ada, 'updateProfile(bio: "Keeps the letters.") { bio }')
}

async function letters({ act, item, family, rootId, ada, ben }: Stage): Promise<void> {
  for (const date of family.dates) {
    const on = `letterId: "${date}"`
    const { versionCount } = (await item(`LETTER#${date}`, 'CURRENT')) as Item
    const edit = `editLetter(${on}, versionCount: ${Number(versionCount)}, title: "Dear all")`
    const edited = (await act(ada, `${edit} { isSaved letter { updatedAt } }`)) as {
      readonly isSaved: boolean
    }
    if (!edited?.isSaved) throw new Error(`${date} was not saved`)
    const versions = family.items.filter(
      ({ PK, SK }) => PK === `LETTER#${date}` && SK.startsWith('VERSION#'),
    )
    const next = Number(versionCount) + 1
    for (const { timestamp } of versions) {
      const back = `versionCount: ${next}, timestamp: "${String(timestamp)}"`
      await act(ben, `revertLetter(${on}, ${back}) { isSaved }`)
    }
    await act(rootId, `deleteLetter(${on}) { letterId }`)
    await act(rootId, `restoreLetter(${on}) { id }`)
  }
}

const placeOf = ({ itemId, commentId, createdAt }: Item) =>
  `itemId: "${String(itemId)}", commentId: "${String(commentId)}", createdAt: "${String(createdAt)}"`

async function comments({ act, family, ada, ben }: Stage): Promise<void> {
  const said = family.items.filter(({ commentText }) => commentText !== undefined)
  for (const comment of said) {
    const on = placeOf(comment)
    await act(ada, `setReaction(${on}, type: love) { myReaction }`)
    await act(ben, `setReaction(${on}, type: wow) { myReaction }`)
    await act(ben, `removeReaction(${on}) { myReaction }`)
    if (comment['userId'] === ada)
      await act(ada, `editComment(${on}, text: "I do remember") { editCount }`)
  }
  const mine = said.filter(({ userId }) => userId === ada)
  for (const comment of mine.slice(1))
    await act(ada, `deleteComment(${placeOf(comment)}) { commentId }`)
  for (const date of family.dates)
    await act(ben, `addComment(itemId: "${date}", text: "Me too") { id }`)
}

async function drafts({ act, item, family, ada, rootId }: Stage): Promise<void> {
  for (const draftId of family.drafts) {
    const on = `draftId: "${draftId}"`
    const { status } = (await item(`DRAFT#${draftId}`, 'METADATA')) as Item
    if (status === 'ready') {
      await act(ada, `editDraft(${on}, revision: 0, place: "Lyon") { isSaved }`)
      await act(ada, `publishDraft(${on}) { id title place }`)
    }
    if (status === 'failed') await act(rootId, `deleteDraft(${on}) { draftId }`)
  }
}

async function talks({ act, family, ada, ben }: Stage): Promise<void> {
  for (const conversationId of family.conversations) {
    const on = `conversationId: "${conversationId}"`
    const said = family.items.filter(
      (one) => one.PK === `CONV#${conversationId}` && one['messageText'] !== undefined,
    )
    for (const { messageId, createdAt, senderId } of said) {
      const place = `createdAt: "${String(createdAt)}"`
      await act(
        ada,
        `markConversationRead(${on}, upTo: "${String(messageId)}", ${place}) { unreadCount }`,
      )
      if (senderId === ben)
        await act(
          ben,
          `deleteMessage(${on}, messageId: "${String(messageId)}", ${place}) { isDeleted }`,
        )
    }
    for (const userId of [ada, ben]) {
      await act(userId, `sendMessage(${on}, text: "Here") { id }`)
      await act(userId, `markConversationRead(${on}) { unreadCount }`)
    }
  }
}

/** People act upon what others wrote as upon what was made here. Says how often which act was tried. */
export async function actUpon({
  world,
  family,
  root,
  told,
}: Acting): Promise<Readonly<Record<string, number>>> {
  const acts: Record<string, number> = {}
  const rootId = idOf(root)
  const [ben = '', ada = ''] = family.people.slice(-2)
  const stage: Stage = {
    family,
    rootId,
    ada,
    ben,
    item: (PK, SK) => world.deps.store.get({ PK, SK }),
    async act(userId, mutation) {
      const [name = ''] = mutation.split(/[( ]/)
      acts[name] = (acts[name] ?? 0) + 1
      world.world.advance(BETWEEN_MS)
      const who = userId === rootId ? root : world.as(userId)
      const { data, errors } = await world.ask(who, `mutation { ${mutation} }`)
      if (errors) told(mutation, errors)
      return Object.values((data ?? {}) as object)[0]
    },
  }
  for (const part of [people, letters, comments, drafts, talks]) {
    await part(stage)
    // Processors follow what was done before somebody goes on.
    await world.settle()
  }
  return acts
}
