import { type DeadLetter, DomainError, notFound } from '@longtable/core'
import { type Page, PAGE_SIZE_DEFAULT, type PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { admin, type GuildContext } from '../context.ts'
import { adminMutation } from '../mutation.ts'

const ID_CHARACTERS_MAX = 300

const LetterInput = z.object({
  letterId: z.string().max(ID_CHARACTERS_MAX, `must have at most ${ID_CHARACTERS_MAX} characters`),
})

const unknownLetter = () => notFound('dead-letters.unknown', 'This dead letter')

const lettersOf = ({ deadLetters }: GuildContext) => {
  if (!deadLetters)
    throw new DomainError('NOT_FOUND', 'dead-letters.elsewhere', 'Nothing is processed here.')
  return deadLetters
}

/** What leaves of one: of what is stored only where it is. */
const shown = ({ id, processor, PK, SK, attempts, error, parkedAt, behind }: DeadLetter) => ({
  id,
  processor,
  PK,
  SK,
  attempts,
  error,
  parkedAt,
  behind,
})
export type DeadLetterView = ReturnType<typeof shown>

/** Says where it is among the others, also when it is gone. */
const placeOf = ({ parkedAt, id }: DeadLetter) => `${parkedAt} ${id}`

/** What no processor of this system could take, and its jobs that failed; the oldest first. */
export async function deadLetters(
  context: GuildContext,
  _: unknown,
  { limit = PAGE_SIZE_DEFAULT, after }: PageRequest,
): Promise<Page<DeadLetterView>> {
  await admin(context, 'deadLetters')
  const all = (await lettersOf(context).list()).toSorted((a, b) =>
    placeOf(a) < placeOf(b) ? -1 : 1,
  )
  const rest = after ? all.filter((letter) => placeOf(letter) > after) : all
  const items = rest.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(shown),
    ...(last && rest.length > items.length && { after: placeOf(last) }),
  }
}

/**
 * Written down first and done then: what they are in is another table. Whoever dies in between has it
 * done by the same request again, for a second time does nothing.
 */
const decides = (name: string, verb: 'replay' | 'drop', action: string) =>
  adminMutation({
    name,
    input: LetterInput,
    plan: async ({ context, input: { letterId } }) => {
      const letter = (await lettersOf(context).list()).find(({ id }) => id === letterId)
      if (!letter) throw unknownLetter()
      const { processor, PK, SK } = letter
      return {
        operations: [],
        result: { letterId },
        audit: {
          action,
          resourceType: 'DeadLetter',
          resourceId: letterId,
          metadata: { processor, PK, SK },
        },
      }
    },
    answer: async ({ context }, { letterId }) => {
      await lettersOf(context)[verb]([letterId])
      return { letterId }
    },
  })

export const replayDeadLetter = decides('replayDeadLetter', 'replay', 'DEAD_LETTER_REPLAYED')
export const dropDeadLetter = decides('dropDeadLetter', 'drop', 'DEAD_LETTER_DROPPED')
