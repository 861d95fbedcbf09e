import { stores } from '@longtable/testing'
import { eventsUntil, listens, nextEvent } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { createFamilyWorld, idOf } from '../testing/family-world.ts'
import { editedLetter, writeLetter } from '../testing/letters.ts'
import { deactivateUser } from '../users/deactivate-user.ts'
import { createLetter } from './create-letter.ts'
import { deleteLetter } from './delete-letter.ts'
import { restoreLetter } from './restore-letter.ts'

const ONE = `subscription ($id: ID!) {
  letterChanged(letterId: $id) { kind letterId letter { title versionCount } requestId }
}`
const ALL = 'subscription { lettersChanged { kind letterId letter { title } requestId } }'

interface Heard {
  readonly kind: string
}

describe.each(stores)('letters are told live on $name', (store) => {
  it('to who reads one: a new version, its deletion, its return, and nothing of others', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const root = await world.admin('root')
    const { id: letterId } = await writeLetter(ana)
    const stream = await listens(world, ben, [ONE, { id: letterId }])
    await writeLetter(world.again(ana), { date: '1944-01-01' })
    await editedLetter(world.again(ana), letterId, { title: 'From the hospital' })
    const corrected = { title: 'From the hospital', versionCount: 2 }
    const rest = { letterId, requestId: null }
    expect(await eventsUntil<Heard>(world, stream, () => true)).toEqual([
      { kind: 'corrected', letter: corrected, ...rest },
    ])
    await deleteLetter(world.again(root), { letterId })
    expect(await eventsUntil<Heard>(world, stream, () => true)).toEqual([
      { kind: 'deleted', letter: null, ...rest },
    ])
    await restoreLetter(world.again(root), { letterId })
    expect(await eventsUntil<Heard>(world, stream, () => true)).toEqual([
      { kind: 'added', letter: corrected, ...rest },
    ])
    await stream.return?.()
  })

  it('to who looks at lists of them, with the requestId to who has written it', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const streams = [await listens(world, ana, [ALL, {}]), await listens(world, ben, [ALL, {}])]
    const fields = { date: '1943-05-01', title: 'From the front', content: 'All is well.' }
    const given = createLetter.input.parse(fields)
    const { id: letterId } = await createLetter(world.again(ana), given, 'request-1')
    for (const [place, stream] of streams.entries()) {
      const requestId = place === 0 ? 'request-1' : null
      const letter = { title: 'From the front' }
      expect(await eventsUntil<Heard>(world, stream, () => true)).toEqual([
        { kind: 'added', letterId, letter, requestId },
      ])
      await stream.return?.()
    }
  })

  it('to nobody who is no longer of the family', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const root = await world.admin('root')
    const { id } = await writeLetter(ana)
    const streams = [await listens(world, ben, [ONE, { id }]), await listens(world, ben, [ALL, {}])]
    await deactivateUser(root, { userId: idOf(ben) })
    await editedLetter(world.again(ana), id, { title: 'Secret' })
    for (const stream of streams) {
      const next = await nextEvent(world, stream)
      expect(next?.errors?.[0]?.extensions.reason).toBe('users.inactive')
      expect(JSON.stringify(next)).not.toContain('Secret')
      expect((await stream.next()).done).toBe(true)
    }
  })
})
