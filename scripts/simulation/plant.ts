import { createHash } from 'node:crypto'
import type { Processor } from '@longtable/core'

/** Makes another processor of one. */
export type Plant = (processor: Processor) => Processor

const FORGOTTEN_OF = 5

const isForgotten = (id: string) =>
  createHash('sha256').update(id).digest().readUInt8() % FORGOTTEN_OF === 0

/**
 * Bugs that are planted here and nowhere else, by name, to prove that the simulation sees them and that
 * the seed which has shown one shows it again.
 */
export const PLANTS: Readonly<Record<string, Plant>> = {
  /** Some changes are taken, and nothing is done about them. */
  forgetful: ({ name, entity, wants, handle }) => ({
    name,
    entity,
    wants,
    async handle(change, context) {
      if (!isForgotten(change.id)) await handle(change, context)
    },
  }),
}
