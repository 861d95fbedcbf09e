import {
  type AnyEntity,
  type KeyOf,
  type Of,
  type Pattern,
  removeAll,
  removeEach,
} from '@longtable/entity'
import type { Deps } from './deps.ts'
import type { Eraser, Erasure } from './erase.ts'

/** One thing that is done about the items that name a person in one of their fields. */
export interface EraseStep {
  readonly entity: AnyEntity
  readonly field: string
  readonly erase: (deps: Deps, erasure: Erasure) => Promise<unknown>
}

type Field<E> = keyof Of<E> & string

/** Anything else than the steps below. */
export const erases = <E extends AnyEntity>(
  entity: E,
  field: Field<E>,
  erase: EraseStep['erase'],
): EraseStep => ({ entity, field, erase })

/** All that the pattern lists under the person's id goes. */
export const removes = <E extends AnyEntity, Index extends string>(
  pattern: Pattern<E, Index>,
  field: Field<E>,
): EraseStep => ({
  entity: pattern.description.entities[0] as E,
  field,
  erase: (deps, { userId }) => removeAll(deps, pattern, { [field]: userId } as never),
})

/** A single item of the person. */
export const removesOne = <E extends AnyEntity>(
  entity: E,
  field: Field<E>,
  rest: Partial<Of<E>> = {},
): EraseStep => ({
  entity,
  field,
  erase: (deps, { userId }) => removeEach(deps, entity, [{ ...rest, [field]: userId } as KeyOf<E>]),
})

/** Each that the pattern lists under the person's id is taken leave of. */
export const leaves = <E extends AnyEntity, Index extends string>(
  pattern: Pattern<E, Index>,
  field: Field<E>,
  leave: (deps: Deps, value: Of<E>) => Promise<unknown>,
): EraseStep => ({
  entity: pattern.description.entities[0] as E,
  field,
  async erase(deps, { userId }) {
    for await (const chunk of pattern.each({ store: deps.store }, { [field]: userId } as never))
      for (const value of chunk) await leave(deps, value)
  },
})

/** One step after the other; stopped anywhere, all of them are done again. */
export const eraser = (name: string, steps: readonly EraseStep[]): Eraser => ({
  name,
  covers: steps.map(({ entity, field }) => `${entity.type}.${field}`),
  async erase(deps, erasure) {
    for (const step of steps) await step.erase(deps, erasure)
  },
})
