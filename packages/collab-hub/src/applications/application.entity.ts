import { Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'

export const Application = entity(collabHubTable, {
  type: 'APPLICATION',
  fields: {
    applicationId: Id,
    startupId: Id,
    roleId: Id,
    applicantId: Id,
    coverLetter: z.string(),
    resumeUrl: z.string().optional(),
    status: z.enum(['PENDING', 'REVIEWING', 'SHORTLISTED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN']),
    /** Never shown to the applicant. */
    founderNotes: z.string().optional(),
    /** When the applicant was accepted and joined the team; they may have left it since. */
    joinedAt: Timestamp.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  keys: {
    table: ['APPLICATION#{applicationId}', 'METADATA'],
    GSI1: ['APPLICANT#{applicantId}', 'APPLICATION#{applicationId}'],
    GSI2: ['STARTUP#{startupId}#ROLE#{roleId}', 'STATUS#{status}#{createdAt}'],
    GSI3: ['APPLICATION', '{createdAt}'],
  },
})
export type Application = Of<typeof Application>

/** One live application per role and person. */
export const ApplicationGuard = entity(collabHubTable, {
  type: 'ApplicationGuard',
  ours: true,
  isHelper: true,
  fields: { roleId: Id, applicantId: Id, applicationId: Id, createdAt: Timestamp },
  keys: { table: ['UNIQUE#APPLICATION#{roleId}#{applicantId}', 'UNIQUE'] },
})
export type ApplicationGuard = Of<typeof ApplicationGuard>

/** Applications of a calendar month, which the FREE tier limits. */
export const Quota = entity(collabHubTable, {
  type: 'Quota',
  ours: true,
  isHelper: true,
  fields: { userId: Id, month: z.string().regex(/^\d{4}-\d{2}$/), count: Count },
  keys: { table: ['USER#{userId}', 'QUOTA#APPLICATION#{month}'] },
})
export type Quota = Of<typeof Quota>
