import type { Meter } from '@longtable/testing/units'
import type { FamilyContext } from '../context.ts'
import { knownDraft, WRITTEN } from './drafts.ts'
import { type FamilyWorld, idOf, pendingIn } from './family-world.ts'
import { EMPTY_ZIP, PNG } from './send-upload.ts'

interface Stage extends Pick<Meter<FamilyContext>, 'run' | 'upload'> {
  readonly family: FamilyWorld
  /** Whose lists are measured. */
  readonly ana: FamilyContext
  readonly root: FamilyContext
  /** As many as a list has entries. */
  readonly relatives: readonly FamilyContext[]
}

const LETTER = { title: 'From the front', content: 'Dear Rosa,\n\nall is well.' }

/** Who waits, who may not come any more, who is invited, and who is written about. */
async function gather({ family, run, ana, root, relatives }: Stage) {
  const pending: FamilyContext[] = []
  const personIds: string[] = []
  for (const place of relatives.keys()) {
    pending.push(await pendingIn(family, `pending-${place}`))
    const idle = await family.person(`idle-${place}`)
    await run(root, 'deactivateUser', { userId: idOf(idle) })
    // The first of them waits already.
    const email = `${place === 0 ? 'pending' : 'later'}-${place}@example.com`
    await run(root, 'inviteRelative', { email })
    personIds.push((await run(ana, 'createPerson', { name: `Rosa ${place}` })).id)
  }
  const [personId, ...others] = personIds
  for (const otherId of others) await run(ana, 'relatePeople', { personId, otherId, type: 'child' })
  await run(ana, 'linkPerson', { personId })
  return { pending, personId, otherId: others[0] }
}

/** Of each relative one that stays and one that is deleted; of Ana one that was often changed. */
async function write({ run, ana, root, relatives }: Stage, personId: string | undefined) {
  const text = { ...LETTER, fromIds: [personId] }
  const first = await run(ana, 'createLetter', { ...text, date: '1943-05-01' })
  const { id: letterId, createdAt: timestamp } = first
  let versionCount = 1
  for (; versionCount <= relatives.length; versionCount++)
    await run(ana, 'editLetter', { letterId, versionCount, content: `${versionCount}` })
  let deletedId = ''
  for (const [place, relative] of relatives.entries()) {
    await run(relative, 'createLetter', { ...text, date: `${1940 + place}-05-01` })
    deletedId = (await run(relative, 'createLetter', { ...text, date: '1960-01-01' })).id
    await run(root, 'deleteLetter', { letterId: deletedId })
  }
  return { letterId, timestamp, versionCount, deletedId }
}

async function collect({ run, upload, relatives }: Stage, personId: string | undefined) {
  const add = async (relative: FamilyContext, given: object) => {
    const picture = { purpose: 'picture', contentType: 'image/png' }
    const uploadId = await upload(relative, picture, PNG)
    return (await run(relative, 'addMedia', { uploadId, date: '1943-06-01', ...given })).id
  }
  let [mediaId, deletedMediaId] = ['', '']
  for (const [place, relative] of relatives.entries()) {
    mediaId = await add(relative, { tags: ['Porto', `Album${place}`], personIds: [personId] })
    deletedMediaId = await add(relative, {})
    await run(relative, 'deleteMedia', { mediaId: deletedMediaId })
  }
  return { mediaId, deletedMediaId }
}

async function talk({ run, ana, relatives }: Stage, itemId: string) {
  let [commentId, theirCommentId, directId] = ['', '', '']
  for (const relative of relatives) {
    theirCommentId = (await run(relative, 'addComment', { itemId, text: 'I remember' })).id
    commentId = (await run(ana, 'addComment', { itemId, text: 'So do I' })).id
    await run(ana, 'setReaction', { itemId, commentId: theirCommentId, type: 'love' })
    directId = (await run(ana, 'openDirectConversation', { userId: idOf(relative) })).id
    await run(relative, 'sendMessage', { conversationId: directId, text: 'Hello' })
  }
  const group = { title: 'Boxes', participantIds: relatives.map(idOf) }
  const { id: conversationId } = await run(ana, 'createGroupConversation', group)
  for (const relative of relatives)
    await run(relative, 'sendMessage', { conversationId, text: 'Hello' })
  return { commentId, theirCommentId, directId, conversationId }
}

/** One of them is read as it is on a server. */
async function scan({ family, run, upload, ana, relatives }: Stage) {
  const { id: draftId } = await run(ana, 'createDraft')
  const scanned = { purpose: 'draft', contentType: 'application/pdf', targetId: draftId }
  const uploadId = await upload(ana, scanned, WRITTEN)
  await run(ana, 'processDraft', { draftId, uploadIds: [uploadId] })
  let otherDraftId = ''
  for (const _ of relatives) otherDraftId = await knownDraft(family, ana)
  return { draftId, otherDraftId, uploadId }
}

/** At least so many of everything that can be in a list, by as many different people. */
export async function playLists(
  family: FamilyWorld,
  { run, upload }: Meter<FamilyContext>,
  count: number,
) {
  const relatives: FamilyContext[] = []
  while (relatives.length < count)
    relatives.push(await family.person(`relative-${relatives.length}`))
  const [ana, root] = [await family.person('ana'), await family.admin('root')]
  const stage: Stage = { family, run, upload, ana, root, relatives }
  const archive = { purpose: 'archive', contentType: 'application/zip' }
  await run(root, 'importArchive', { uploadId: await upload(root, archive, EMPTY_ZIP) })
  await family.settle()
  const people = await gather(stage)
  const letters = await write(stage, people.personId)
  const media = await collect(stage, people.personId)
  const talks = await talk(stage, letters.letterId)
  const drafts = await scan(stage)
  await run(root, 'checkArchive')
  const { id: taskId } = await run(root, 'exportArchive')
  await family.settle()
  return { ...stage, ...people, ...letters, ...media, ...talks, ...drafts, taskId }
}
export type Played = Awaited<ReturnType<typeof playLists>>
