import { DomainError, notFound } from '@longtable/core'
import { approvedMember, type FamilyContext, isAdmin } from '../context.ts'
import type { UserProfile } from '../users/profile.entity.ts'
import type { Draft } from './draft.entity.ts'
import { draftById } from './draft.patterns.ts'

const unknownDraft = () => notFound('drafts.unknown', 'This draft')

/** What was scanned is the family's: every member sees, corrects and publishes it. */
export async function draftInView(context: FamilyContext, draftId: string): Promise<Draft> {
  await approvedMember(context)
  const draft = await draftById(context, { draftId })
  if (!draft) throw unknownDraft()
  return draft
}

/** What is read again, or goes, is decided by who has sent it, or by an admin. */
export async function ownDraft(
  context: FamilyContext,
  actor: UserProfile,
  draftId: string,
): Promise<Draft> {
  const draft = await draftInView(context, draftId)
  if (draft.uploaderId === actor.userId || isAdmin(actor)) return draft
  throw new DomainError('FORBIDDEN', 'drafts.not-uploader', 'Only who has sent it may do this.')
}

/** A letter came of it, which is edited like any other. */
export const alreadyPublished = () =>
  new DomainError('CONFLICT', 'drafts.published', 'This draft is a letter already.')
