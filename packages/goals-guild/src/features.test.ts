import { mutationsPastShells } from '@longtable/api'
import { stores } from '@longtable/testing'
import { operationsOf, outcomeOf, unproved } from '@longtable/testing/permissions'
import { apiOf } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { goalsGuildSystem } from './system.ts'
import { createGuildWorld } from './testing/guild-world.ts'

it('every operation belongs to one feature', () => {
  const { schema } = apiOf(goalsGuildSystem)
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const served = roots.flatMap((root) =>
    Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`),
  )
  expect(served.filter((operation) => operation.startsWith('Subscription.'))).not.toEqual([])
  expect(goalsGuildSystem.features.flatMap(operationsOf).sort()).toEqual(served.sort())
})

it('every mutation comes from a shell', () => {
  const past = goalsGuildSystem.features.flatMap(({ resolvers }) => mutationsPastShells(resolvers))
  expect(past).toEqual([])
})

it('every feature proves in its folder who may not use it', async () => {
  expect(await unproved(goalsGuildSystem, new URL('.', import.meta.url))).toEqual([])
  const { features } = goalsGuildSystem
  const others = features.map(({ name }) => name).filter((name) => name !== 'chat')
  expect(await unproved(goalsGuildSystem, new URL('./chat/', import.meta.url))).toEqual(others)
})

describe.each(stores)('features on $name', (store) => {
  it('that are switched off are not found, and the others answer', async () => {
    await using given = await createGuildWorld(store, { disabledFeatures: ['follows'] })
    const ana = await given.person('ana')
    expect(outcomeOf(await given.ask(ana, '{ blocks { after } }'))).toBe(
      'NOT_FOUND modules.disabled',
    )
    expect(outcomeOf(await given.ask(ana, '{ me { id } }'))).toBe('allowed')
  })
})
