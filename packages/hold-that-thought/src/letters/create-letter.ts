import { DomainError } from '@longtable/core'
import { areThere, put } from '@longtable/entity'
import * as z from 'zod'
import type { FamilyContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { LETTER_RATE } from '../rates.ts'
import { checkDate, newLetterFields } from './letter-fields.ts'
import { checkPeople, moveRows } from './letter-rows.ts'
import { letterView } from './letter-views.ts'
import { Letter } from './letter.entity.ts'
import { letterInView } from './letter.policy.ts'

const LETTERS_A_DAY_MAX = 100

/** Most days have one letter: few are looked at first, then ever more. */
const FIRST_LOOK = 2

/** The date, or the date with the next number: what is taken stays so, also by what was deleted. */
export async function freeId({ store }: FamilyContext, date: string): Promise<string> {
  const ids = Array.from({ length: LETTERS_A_DAY_MAX }, (_, place) =>
    place === 0 ? date : `${date}-${place + 1}`,
  )
  for (let [from, to] = [0, FIRST_LOOK]; from < ids.length; [from, to] = [to, to * to]) {
    const looked = ids.slice(from, to)
    const taken = await areThere(
      store,
      Letter,
      looked.map((letterId) => ({ letterId })),
    )
    const free = looked.find((_, place) => !taken[place])
    if (free !== undefined) return free
  }
  throw new DomainError('CONFLICT', 'letters.full-day', {
    message: `date: this day has ${LETTERS_A_DAY_MAX} letters already.`,
    field: 'date',
  })
}

/** Two who write down letters of one day at the same moment get two ids. */
export const createLetter = mutation({
  name: 'createLetter',
  input: z.object(newLetterFields),
  rate: LETTER_RATE,
  begin: ({ context, input }) => checkDate(input.date, context.now()),
  plan: async ({ context, actor: { userId }, input }) => {
    await checkPeople(context.store, { after: input })
    const letterId = await freeId(context, input.date)
    const { at } = context.stamp()
    const letter: Letter = {
      ...input,
      letterId,
      versionCount: 1,
      createdAt: at,
      createdBy: userId,
      updatedAt: at,
      updatedBy: userId,
    }
    return {
      operations: [put(Letter, letter), ...moveRows(undefined, letter)],
      result: { id: letterId },
      audit: { action: 'LETTER_CREATED', resourceType: 'Letter', resourceId: letterId },
    }
  },
  answer: async ({ context }, { id }) => letterView(await letterInView(context, id)),
})
