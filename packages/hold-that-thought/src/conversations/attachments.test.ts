import { stores } from '@longtable/testing'
import { keysIn } from '@longtable/files/testing'
import { describe, expect, it } from 'vitest'
import type { FamilyContext } from '../context.ts'
import { createFamilyWorld, type FamilyWorld, idOf } from '../testing/family-world.ts'
import { finishedFileOf, PDF, PNG } from '../testing/send-upload.ts'
import { groupOf, two } from '../testing/talks.ts'
import { deleteConversation } from './delete-conversation.ts'
import { deleteMessage } from './delete-message.ts'
import { removeParticipant } from './remove-participant.ts'
import { sendMessage } from './send-message.ts'

const attach = (who: FamilyContext, targetId: string, sent: object = {}) =>
  finishedFileOf(who, { purpose: 'attachment', fileName: 'Rosa 🕯.png', targetId, ...sent })

const send = (who: FamilyContext, given: object) => sendMessage(who, sendMessage.input.parse(given))

/** What somebody sees of the last message, and what is behind its addresses. */
async function readBy(world: FamilyWorld, who: FamilyContext, conversationId: string) {
  const { data } = await world.ask(
    who,
    'query ($id: ID!) { messages(conversationId: $id, first: 1) { items { messageText attachments { fileName contentType url } } } }',
    { id: conversationId },
  )
  return data?.messages.items[0] as {
    messageText: string | null
    attachments: { fileName: string; contentType: string; url: string }[]
  }
}

describe.each(stores)('attachments on $name', (store) => {
  it('are the sender’s own for this conversation, and for who is in it, as long as they are', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    const eva = await world.person('eva')
    const group = await groupOf(world, [ana, ben, eva])
    const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
    const attachmentIds = [
      await attach(ana, group),
      await attach(ana, group, { bytes: zip, contentType: 'application/zip', fileName: 'all.zip' }),
    ]
    const refused = [
      { attachmentIds: [await attach(ben, group)] },
      { attachmentIds: [await attach(ana, conversationId)] },
      { attachmentIds: [await finishedFileOf(ana)] },
      { attachmentIds: [world.world.stamp().id] },
    ]
    const before = await world.items()
    for (const given of refused)
      await expect(send(ana, { conversationId: group, ...given })).rejects.toMatchObject({
        reason: 'uploads.unknown',
      })
    const many = { attachmentIds: Array.from({ length: 11 }, () => world.world.stamp().id) }
    expect(() => sendMessage.input.parse({ conversationId: group, ...many })).toThrow('at most 10')
    expect(() => sendMessage.input.parse({ conversationId: group })).toThrow('say something')
    expect((await world.items()).filter(({ SK }) => SK.startsWith('MSG#'))).toEqual(
      before.filter(({ SK }) => SK.startsWith('MSG#')),
    )
    const { id: messageId, createdAt } = await send(ana, { conversationId: group, attachmentIds })
    const twice = send(world.again(ana), { conversationId: group, attachmentIds })
    await expect(twice).rejects.toMatchObject({ reason: 'uploads.used' })
    const item = await world.deps.store.get({
      PK: `CONV#${group}`,
      SK: `MSG#${createdAt}#${messageId}`,
    })
    expect(item?.['attachments']).toEqual([
      {
        s3Key: `messages/${group}/${attachmentIds[0]}.png`,
        fileName: 'Rosa 🕯.png',
        contentType: 'image/png',
      },
      {
        s3Key: `messages/${group}/${attachmentIds[1]}.zip`,
        fileName: 'all.zip',
        contentType: 'application/zip',
      },
    ])
    await world.settle()
    const { messageText, attachments } = await readBy(world, eva, group)
    expect([messageText, attachments.length]).toEqual(['', 2])
    const [picture, archive] = attachments.map(({ url }) => url) as [string, string]
    expect(Buffer.from((await world.read(eva, picture)).text, 'latin1')).toEqual(PNG)
    const saved = await world.read(eva, archive)
    expect(saved.headers['content-disposition']).toMatch(/^attachment; filename="all.zip"/)
    expect(saved.headers['content-type']).toBe('application/octet-stream')
    await removeParticipant(world.again(ana), { conversationId: group, userId: idOf(eva) })
    for (const url of [picture, archive]) expect((await world.read(eva, url)).status).toBe(404)
    expect(await world.verify()).toEqual([])
    expect(await world.verifyFiles()).toEqual([])

    const key = { conversationId: group, messageId, createdAt: undefined }
    const [mine] = (await readBy(world, ana, group)).attachments
    await deleteMessage(world.again(ana), key)
    expect((await world.read(ana, mine?.url ?? '')).status).toBe(404)
    await world.settle()
    expect(await keysIn(world.deps.files, `messages/${group}/`)).toEqual([
      expect.stringContaining(String(refused[0]?.attachmentIds[0])),
    ])
    const pdf = { bytes: PDF, contentType: 'application/pdf' }
    const said = {
      conversationId,
      text: 'Look',
      attachmentIds: [await attach(ana, conversationId, pdf)],
    }
    await send(world.again(ana), said)
    await deleteConversation(world.again(ana), { conversationId })
    await world.settle()
    expect((await keysIn(world.deps.files, `messages/${conversationId}/`)).length).toBe(1)
    expect(await world.verify()).toEqual([])
    expect(await world.verifyFiles()).toEqual([])
  })
})
