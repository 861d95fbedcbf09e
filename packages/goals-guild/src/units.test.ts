import { createMeteredWorld, unitsText } from '@longtable/testing/system'
import { createMeter, documentsOf } from '@longtable/testing/units'
import { expect, it } from 'vitest'
import { testedGuild } from './testing/guild-world.ts'
import { unitsOfEvents } from './testing/units-of-events.ts'
import { unitsOfMutations } from './testing/units-of-mutations.ts'
import { unitsOfQueries } from './testing/units-of-queries.ts'

const MANY_STEPS_MS = 1_800_000

it('charges every operation what is written down', { timeout: MANY_STEPS_MS }, async () => {
  const units = {}
  for (const measure of [unitsOfQueries, unitsOfMutations, unitsOfEvents]) {
    await using guild = await createMeteredWorld(testedGuild)
    const meter = createMeter(guild)
    await measure(guild, meter)
    Object.assign(units, meter.units)
  }
  const { operationNames } = documentsOf(testedGuild.system)
  expect(Object.keys(units).sort()).toEqual([...operationNames].sort())
  await expect(unitsText(units)).toMatchFileSnapshot('../units.json')
})
