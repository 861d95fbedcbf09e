import { notFound } from '@longtable/core'
import { approvedMember, type FamilyContext } from '../context.ts'
import type { Letter } from './letter.entity.ts'
import { letterById } from './letter.patterns.ts'

export const unknownLetter = () => notFound('letters.unknown', 'This letter')

/** Every member reads every letter that is not deleted. */
export async function letterInView(context: FamilyContext, letterId: string): Promise<Letter> {
  await approvedMember(context)
  const letter = await letterById(context, { letterId })
  if (!letter || letter.deletedAt !== undefined) throw unknownLetter()
  return letter
}
