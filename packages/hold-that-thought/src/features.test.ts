import { mutationsPastShells } from '@longtable/api'
import { operationsOf, unproved } from '@longtable/testing/permissions'
import { apiOf } from '@longtable/testing/system'
import { expect, it } from 'vitest'
import { holdThatThoughtSystem } from './system.ts'

it('every operation belongs to one feature', () => {
  const { schema } = apiOf(holdThatThoughtSystem)
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const served = roots.flatMap((root) =>
    Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`),
  )
  expect(holdThatThoughtSystem.features.flatMap(operationsOf).sort()).toEqual(served.sort())
})

it('every mutation comes from a shell', () => {
  const { features } = holdThatThoughtSystem
  expect(features.flatMap(({ resolvers }) => mutationsPastShells(resolvers))).toEqual([])
})

it('every feature proves in its folder who may not use it', async () => {
  expect(await unproved(holdThatThoughtSystem, new URL('.', import.meta.url))).toEqual([])
})
