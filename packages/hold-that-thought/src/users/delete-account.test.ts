import { stores } from '@longtable/testing'
import { expect, it } from 'vitest'
import { addComment } from '../comments/add-comment.ts'
import { setReaction } from '../comments/set-reaction.ts'
import { createFamilyWorld, idOf } from '../testing/family-world.ts'
import { writeLetter } from '../testing/letters.ts'
import { say, two } from '../testing/talks.ts'
import { deleteAccount } from './delete-account.ts'

it('takes name and photo from what an index shows only at the second look', async () => {
  const lmdb = stores.find(({ name }) => name === 'LMDB')
  if (!lmdb) throw new Error('The LMDB store is missing.')
  await using world = await createFamilyWorld(lmdb, { lagging: true })
  const { ana, ben, conversationId } = await two(world)
  const photoUrl = 'photos/ana.webp'
  const profile = { PK: `USER#${idOf(ana)}`, SK: 'PROFILE' }
  await world.deps.store.write([{ kind: 'update', key: profile, set: { photoUrl } }])
  await world.settle()
  const { id: itemId } = await writeLetter(ben)
  const input = addComment.input.parse({ itemId, text: 'I remember' })
  const { id: commentId } = await addComment(world.again(ana), input)
  await setReaction(world.again(ana), setReaction.input.parse({ itemId, commentId, type: 'love' }))
  await say(world, ana, conversationId)
  const copies = async () =>
    (await world.items())
      .flatMap(({ userName, userPhotoUrl, senderName }) => [userName, userPhotoUrl, senderName])
      .filter((copy) => copy !== undefined)
      .sort()
  expect(await copies()).toEqual(['ana', 'ana', 'ana', photoUrl])
  await deleteAccount(world.again(ana), {})
  const { jobs } = world.system.work(world.deps)
  const run = (kind: string, payload: object) =>
    jobs
      .find((job) => job.kind === `hold-that-thought.${kind}`)
      ?.run({
        job: { payload } as never,
        progress: async () => {},
        stopping: new AbortController().signal,
      })
  const userId = idOf(ana)
  await run('refresh-copies', { userId })
  await run('refresh-conversations', { userId })
  await run('erase-account', { userId, isLast: false })
  expect(await copies()).toContain('ana')
  world.world.settleIndexes()
  await run('erase-account', { userId, isLast: true })
  expect(await copies()).toEqual(['Deleted member', 'Deleted member', 'Deleted member'])
})
