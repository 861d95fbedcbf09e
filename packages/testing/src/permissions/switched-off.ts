import { stores, type TestStore } from '@longtable/store/testing'
import type { Feature, SystemContext } from '@longtable/system'
import { describe, expect, it } from 'vitest'
import { createSystemWorld } from '../system/system-world.ts'
import { allowedFor, outcomeOf } from './allowed.ts'
import type { Roles } from './roles.ts'
import type { PermissionRow } from './row.ts'

const DISABLED = 'NOT_FOUND modules.disabled'
const [store] = stores as readonly [TestStore, ...TestStore[]]

/** Nobody may do anything with a feature that is switched off, and no other is needed for it. */
export function switchedOff<C extends SystemContext, Outsider extends string>(
  { name }: Feature,
  { tested }: Roles<C, Outsider>,
  rows: readonly PermissionRow<C, Outsider>[],
): void {
  const all = (outcome: string) =>
    Object.fromEntries(rows.map(({ operation }) => [operation, outcome]))

  /** What each operation answers to somebody for whom it is allowed. */
  async function outcomes(disabledFeatures: readonly string[]) {
    await using world = await createSystemWorld(store, tested, { disabledFeatures })
    const found: Record<string, string> = {}
    for (const row of rows) {
      const { asker, variables } = await allowedFor(world, row)
      found[row.operation] = outcomeOf(await world.ask(asker, row.document, variables))
    }
    return found
  }

  describe('the switch', () => {
    it('answers "not found" while it is off, whatever is asked', async () => {
      expect(await outcomes([name])).toEqual(all(DISABLED))
    })

    it('answers while all others are off', async () => {
      const names = tested.system.features.map((feature) => feature.name)
      expect(await outcomes(names.filter((other) => other !== name))).toEqual(all('allowed'))
    })
  })
}
