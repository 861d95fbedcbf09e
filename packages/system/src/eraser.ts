import {
  type AnyEntity,
  type KeyOf,
  type Of,
  type Pattern,
  type Reader,
  removeAll,
  removeEach,
} from '@longtable/entity'
import { StoreUnavailableError } from '@longtable/store'
import type { Deps } from './deps.ts'
import type { Eraser, Erasure } from './erase.ts'
import { createFailures } from './failures.ts'

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

type Reading = Pick<Reader, 'store' | 'onUnreadable'>

/**
 * Each of a list is taken leave of, beside those that cannot be read or left: they are an error when
 * all others are gone, so that the job says that something is left of the person.
 */
export async function leaveEach<T>(
  deps: Deps,
  list: (reader: Reading) => AsyncIterable<readonly T[]>,
  leave: (deps: Deps, value: T) => Promise<unknown>,
): Promise<void> {
  const failures = createFailures()
  for await (const chunk of list({ store: deps.store, onUnreadable: failures.add }))
    for (const value of chunk)
      try {
        await leave(deps, value)
      } catch (error) {
        // The others of a store that is away would only be waited for.
        if (error instanceof StoreUnavailableError) throw error
        failures.add(error)
      }
  const left = failures.count()
  if (left > 0) deps.log.error({ left, err: failures.first() }, 'an erased account has items left')
  failures.end()
}

/** Each that the pattern lists under the person's id is taken leave of. */
export const leaves = <E extends AnyEntity, Index extends string>(
  pattern: Pattern<E, Index>,
  field: Field<E>,
  leave: (deps: Deps, value: Of<E>) => Promise<unknown>,
): EraseStep => ({
  entity: pattern.description.entities[0] as E,
  field,
  erase: (deps, { userId }) =>
    leaveEach(deps, (reader) => pattern.each(reader, { [field]: userId } as never), leave),
})

/**
 * One step after the other, also behind one that fails; stopped anywhere, all of them are done again.
 * Behind one that failed it is not the last look, because that one needs another.
 */
export const eraser = (name: string, steps: readonly EraseStep[]): Eraser => ({
  name,
  covers: steps.map(({ entity, field }) => `${entity.type}.${field}`),
  async erase(deps, { userId, isLast }) {
    const failures = createFailures()
    for (const step of steps) {
      const erasure = { userId, isLast: isLast && failures.count() === 0 }
      await failures.note(() => step.erase(deps, erasure))
    }
    failures.end()
  },
})
