import { type DeadLetter, DomainError, notFound } from '@longtable/core'
import * as z from 'zod'
import { admin, type GuildContext } from '../context.ts'
import { adminMutation } from '../mutation.ts'

/** More are shown when these are dealt with. */
export const LETTERS_SHOWN_MAX = 100
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

/** What no processor of this system could take, the oldest first. */
export async function deadLetters(context: GuildContext) {
  await admin(context, 'deadLetters')
  const all = await lettersOf(context).list()
  return {
    count: all.length,
    items: all
      .toSorted((a, b) => a.parkedAt.localeCompare(b.parkedAt))
      .slice(0, LETTERS_SHOWN_MAX)
      .map(shown),
  }
}
export type DeadLettersView = Awaited<ReturnType<typeof deadLetters>>

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
