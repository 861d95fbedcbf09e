import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { FamilyContext } from '../context.ts'
import { deleteLetter } from '../letters/delete-letter.ts'
import { createFamilyWorld, idOf } from '../testing/family-world.ts'
import { editedLetter, writeLetter } from '../testing/letters.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { updateProfile } from '../users/update-profile.ts'
import { addComment } from './add-comment.ts'
import { deleteComment } from './delete-comment.ts'
import { editComment } from './edit-comment.ts'
import { comments, myComments, myReactions } from './find-comments.ts'
import { removeReaction } from './remove-reaction.ts'
import { setReaction } from './set-reaction.ts'

const refused = (reason: string) => expect.objectContaining({ reason })
const say = (context: FamilyContext, itemId: string, text = 'I remember 🕯') =>
  addComment(context, addComment.input.parse({ itemId, text }))
const react = (context: FamilyContext, key: object, type: string) =>
  setReaction(context, setReaction.input.parse({ ...key, type }))

describe.each(stores)('comments on $name', (store) => {
  it('are stored as documented, oldest first, and mine by GSI1', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const { id: itemId } = await writeLetter(ana)
    const { id, createdAt } = await say(ana, itemId)
    const item = await world.deps.store.get({ PK: `COMMENT#${itemId}`, SK: `${createdAt}#${id}` })
    expect(item).toEqual({
      PK: `COMMENT#${itemId}`,
      SK: `${createdAt}#${id}`,
      GSI1PK: `USER#${idOf(ana)}`,
      GSI1SK: `COMMENT#${createdAt}`,
      itemId,
      commentId: id,
      userId: idOf(ana),
      userName: 'ana',
      commentText: 'I remember 🕯',
      itemType: 'letter',
      itemTitle: 'From the front',
      reactionCount: 0,
      createdAt,
    })
    world.world.advance(1000)
    await say(world.again(ana), itemId, 'Me too')
    await world.settle()
    const texts = async () =>
      (await comments(world.again(ana), { itemId }, {})).items.map((one) => one.commentText)
    expect(await texts()).toEqual(['I remember 🕯', 'Me too'])
    expect((await myComments(ana, {}, {})).items.map((one) => one.commentText)).toEqual([
      'Me too',
      'I remember 🕯',
    ])
    const key = { itemId, commentId: id, createdAt: undefined }
    for (let n = 0; n < 7; n++) await editComment(world.again(ana), { ...key, text: `Text ${n}` })
    const kept = await world.deps.store.get({ PK: `COMMENT#${itemId}`, SK: `${createdAt}#${id}` })
    expect(
      ((kept?.history ?? []) as { commentText: string }[]).map((one) => one.commentText),
    ).toEqual(['Text 1', 'Text 2', 'Text 3', 'Text 4', 'Text 5'])
    await deleteComment(world.again(ana), key)
    expect(await texts()).toEqual([null, 'Me too'])
    expect((await myComments(world.again(ana), {}, {})).items).toHaveLength(1)
  })

  it('have one reaction of each member, counted with it', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const { id: itemId } = await writeLetter(ana)
    const { id: commentId } = await say(ana, itemId)
    const key = { itemId, commentId, createdAt: undefined }
    await react(ben, key, 'love')
    await react(world.again(ben), key, 'love')
    const twice = interrupted(world.again(ana), () => react(world.again(ana), key, 'wow'))
    expect(await react(twice, key, 'sad')).toMatchObject({ reactionCount: 2 })
    await world.settle()
    const ask = '{ comments(itemId: "1943-05-01") { items { reactionCount myReaction } } }'
    const { data } = await world.ask(ana, ask)
    expect(data.comments.items).toEqual([{ reactionCount: 2, myReaction: 'sad' }])
    expect((await myReactions(ben, {}, {})).items).toMatchObject([{ reactionType: 'love' }])
    await removeReaction(world.again(ben), key)
    expect(await removeReaction(world.again(ben), key)).toMatchObject({ reactionCount: 1 })
    expect(await world.verify()).toEqual([])
    const stored = (await world.items()).find(({ commentText }) => commentText !== undefined)
    if (!stored) throw new Error('There is no comment.')
    await world.deps.store.write([
      { kind: 'update', key: { PK: stored.PK, SK: stored.SK }, set: { reactionCount: 9 } },
    ])
    expect(await world.verify()).toEqual([`${commentId} says 9 reactions, and has 1`])
    expect(await world.reconcile()).toMatchObject([{ was: 9, is: 1 }])
  })

  it('follow new names and titles, and show nobody where an account is gone', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const { id: itemId } = await writeLetter(ana)
    const { id: commentId } = await say(ana, itemId)
    await react(ana, { itemId, commentId, createdAt: undefined }, 'love')
    await updateProfile(world.again(ana), updateProfile.input.parse({ displayName: 'Anna' }))
    await editedLetter(world.again(ben), itemId, { title: 'From the sea' })
    await world.settle()
    const shown = async () => (await comments(world.again(ben), { itemId }, {})).items[0]
    expect(await shown()).toMatchObject({ userName: 'Anna', itemTitle: 'From the sea' })
    expect((await world.items()).find(({ reactionType }) => reactionType)).toMatchObject({
      userName: 'Anna',
    })
    await deleteAccount(world.again(ana), {})
    await world.settle()
    expect(await shown()).toMatchObject({ userName: 'Deleted member', reactionCount: 1 })
    expect(await world.verify()).toEqual([])
  })

  it('are not made on what is deleted at the same moment', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, root] = [await world.person('ana'), await world.admin('root')]
    const { id: letterId } = await writeLetter(ana)
    const late = interrupted(world.again(ana), () => deleteLetter(root, { letterId }))
    await expect(say(late, letterId)).rejects.toEqual(refused('letters.unknown'))
    const { errors } = await world.ask(ana, 'mutation { addComment(itemId: "x", text: "") { id } }')
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'text' })
  })
})
