import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { FamilyContext } from '../context.ts'
import { createFamilyWorld, type FamilyWorld, idOf } from '../testing/family-world.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { member } from '../users/find-users.ts'
import { createPerson } from './create-person.ts'
import { familyTree, people, person } from './find-people.ts'
import { linkPerson } from './link-person.ts'
import { relatePeople } from './relate-people.ts'
import { unrelatePeople } from './unrelate-people.ts'
import { updatePerson } from './update-person.ts'

const refused = (reason: string) => expect.objectContaining({ reason })

/** People by name, made by Ana. */
async function familyIn(world: FamilyWorld, ...names: string[]) {
  const ana = await world.person('ana')
  const ids = new Map<string, string>()
  for (const name of names)
    ids.set(name, (await createPerson(ana, createPerson.input.parse({ name }))).id)
  const idIn = (name: string) => ids.get(name) ?? ''
  const relate = (name: string, type: string, other: string, context: FamilyContext = ana) =>
    relatePeople(
      world.again(context),
      relatePeople.input.parse({ personId: idIn(name), otherId: idIn(other), type }),
    )
  const update = (name: string, fields: object) =>
    updatePerson(world.again(ana), updatePerson.input.parse({ personId: idIn(name), ...fields }))
  return { ana, idIn, relate, update }
}

describe.each(stores)('the family tree on $name', (store) => {
  it('has every relationship both ways, and is drawn as nodes and edges', async () => {
    await using world = await createFamilyWorld(store)
    const names = ['Rosa', 'Ben', 'Ida']
    const { ana, idIn, relate } = await familyIn(world, ...names)
    await relate('Ben', 'parent', 'Rosa')
    await relate('Ben', 'sibling', 'Ida')
    await relate('Ben', 'sibling', 'Ida')
    await world.settle()
    const ofRosa = (await person(ana, { personId: idIn('Rosa') })).relationships
    expect(ofRosa).toEqual([{ personId: idIn('Ben'), type: 'child', customType: null }])
    const tree = await familyTree(ana, {}, {})
    expect(tree.nodes.map(({ name }) => name)).toEqual([...names].sort())
    expect(tree.edges).toHaveLength(2)
    const edge = { fromId: idIn('Rosa'), toId: idIn('Ben'), kind: 'parentOf', customType: null }
    expect(tree.edges).toContainEqual(edge)
    const pair = { personId: idIn('Rosa'), otherId: idIn('Ben') }
    await unrelatePeople(world.again(ana), pair)
    await unrelatePeople(world.again(ana), pair)
    expect((await person(world.again(ana), { personId: idIn('Ben') })).relationships).toHaveLength(
      1,
    )
    expect(await world.verify()).toEqual([])
  })

  it('refuses what contradicts it, however many generations away', async () => {
    await using world = await createFamilyWorld(store)
    const { relate, update } = await familyIn(world, 'Great', 'Grand', 'Mum', 'Me')
    await relate('Me', 'parent', 'Mum')
    await relate('Mum', 'parent', 'Grand')
    await relate('Great', 'child', 'Grand')
    await expect(relate('Me', 'child', 'Great')).rejects.toEqual(refused('people.own-ancestor'))
    await expect(relate('Great', 'parent', 'Me')).rejects.toEqual(refused('people.own-ancestor'))
    await expect(relate('Me', 'partner', 'Mum')).rejects.toEqual(refused('people.related'))
    await expect(relate('Me', 'child', 'Mum')).rejects.toEqual(refused('people.related'))
    await expect(relate('Me', 'sibling', 'Great')).rejects.toEqual(
      refused('people.sibling-ancestor'),
    )
    await update('Mum', { birthDate: '1950-01-01' })
    await expect(update('Me', { birthDate: '1949-12-31' })).rejects.toEqual(
      refused('people.born-before'),
    )
    await update('Me', { birthDate: '1975-05-05' })
    await expect(update('Mum', { birthDate: '1980-01-01' })).rejects.toEqual(
      refused('people.born-before'),
    )
    await expect(update('Me', { deathDate: '1970-01-01' })).rejects.toEqual(refused('people.life'))
    expect(await world.verify()).toEqual([])
  })

  it('closes no circle when two relate people at the same moment', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, relate } = await familyIn(world, 'A', 'B', 'C', 'D')
    await relate('B', 'parent', 'A')
    await relate('D', 'parent', 'C')
    const meanwhile = interrupted(world.again(ana), () => relate('A', 'parent', 'D'))
    // Neither of the two names a person of the other.
    const late = relatePeople(meanwhile, {
      personId: (await people(ana, {}, {})).items.find(({ name }) => name === 'C')?.id ?? '',
      otherId: (await people(ana, {}, {})).items.find(({ name }) => name === 'B')?.id ?? '',
      type: 'parent',
      customType: undefined,
      reverseCustomType: undefined,
    })
    await expect(late).rejects.toEqual(refused('people.own-ancestor'))
    expect(await world.verify()).toEqual([])
  })

  it('is copied into the profile of who has an account, and follows new names', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, idIn, relate, update } = await familyIn(world, 'Ana', 'Mum')
    const userId = idOf(ana)
    const key = { PK: `USER#${userId}`, SK: 'PROFILE' }
    const foreign = { id: 'old-1', type: 'aunt', name: 'Zoe' }
    await world.deps.store.write([{ kind: 'update', key, set: { familyRelationships: [foreign] } }])
    await linkPerson(world.again(ana), { personId: idIn('Ana'), userId: undefined })
    await relate('Ana', 'parent', 'Mum')
    await update('Mum', { name: 'Mother 👩🏽' })
    await world.settle()
    const stored = await world.deps.store.get(key)
    expect(stored?.familyRelationships).toEqual([
      foreign,
      { id: idIn('Mum'), type: 'parent', name: 'Mother 👩🏽' },
    ])
    expect(await member(world.again(ana), { userId })).toMatchObject({ personId: idIn('Ana') })
    const other = await world.person('ben')
    const again = linkPerson(other, { personId: idIn('Ana'), userId: undefined })
    await expect(again).rejects.toEqual(refused('people.linked'))
    await deleteAccount(world.again(ana), {})
    await world.settle()
    expect(await person(other, { personId: idIn('Ana') })).toMatchObject({ userId: null })
    expect(await world.verify()).toEqual([])
  })

  it('is copied into no profile that is a tombstone, and goes from one that has it', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, idIn, relate } = await familyIn(world, 'Ana', 'Mum')
    const ben = await world.person('ben')
    await linkPerson(world.again(ana), { personId: idIn('Ana'), userId: undefined })
    await relate('Ana', 'parent', 'Mum')
    const userId = idOf(ana)
    const key = { PK: `USER#${userId}`, SK: 'PROFILE' }
    await deleteAccount(world.again(ana), {})
    await world.process()
    const renamed = updatePerson.input.parse({ personId: idIn('Mum'), name: 'Mama' })
    await updatePerson(world.again(ben), renamed)
    await world.process()
    expect(await world.deps.store.get(key)).not.toHaveProperty('familyRelationships')
    // As a version wrote it that did not look.
    const set = { familyRelationships: [{ id: idIn('Mum'), type: 'parent', name: 'Mum' }] }
    await world.deps.store.write([{ kind: 'update', key, set }])
    await world.settle()
    const left = await world.deps.store.get(key)
    expect(left).not.toHaveProperty('familyRelationships')
    expect(left).not.toHaveProperty('personId')
  })

  it.each([
    ['createPerson(name: "a#b")', 'name'],
    ['createPerson(name: "A", birthDate: "1943-02-31")', 'birthDate'],
    ['updatePerson(personId: "nobody", name: "A")', 'personId'],
  ])('refuses %s', async (call, field) => {
    await using world = await createFamilyWorld(store)
    const { errors } = await world.ask(await world.person('ana'), `mutation { ${call} { id } }`)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field })
  })
})

it('is told by verify where it says something one way only', async () => {
  const [store] = stores
  if (!store) throw new Error('There is no store.')
  await using world = await createFamilyWorld(store)
  const { idIn, relate } = await familyIn(world, 'A', 'B')
  await relate('A', 'parent', 'B')
  const key = { PK: `PERSON#${idIn('B')}`, SK: 'PERSON' }
  await world.deps.store.write([{ kind: 'update', key, set: { relationships: [] } }])
  expect(await world.verify()).toEqual([
    `${idIn('B')} is the parent of ${idIn('A')}, who is not their child`,
  ])
})
