import { Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'

export const ApplicationStatus = z.enum([
  'PENDING',
  'REVIEWING',
  'SHORTLISTED',
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
])
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

export const Application = entity(collabHubTable, {
  type: 'APPLICATION',
  fields: {
    applicationId: Id,
    startupId: Id,
    roleId: Id,
    applicantId: Id,
    coverLetter: z.string(),
    resumeUrl: z.string().optional(),
    status: ApplicationStatus,
    /** Never shown to the applicant. */
    founderNotes: z.string().optional(),
    /** When the applicant was accepted and joined the team; they may have left it since. */
    joinedAt: Timestamp.optional(),
    /** Where the two write to each other. */
    conversationId: Id.optional(),
    /** What was applied for, as it was called then: it may be gone. */
    roleTitle: z.string().optional(),
    startupName: z.string().optional(),
    /** When the founder was last reminded of it, and after how many days of silence. */
    remindedAt: Timestamp.optional(),
    remindedDays: Count.optional(),
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

/** A change of an application's status; without a user where its role was deleted. */
export const StatusChange = entity(collabHubTable, {
  type: 'StatusChange',
  ours: true,
  isHelper: true,
  fields: {
    applicationId: Id,
    from: ApplicationStatus,
    to: ApplicationStatus,
    userId: Id.optional(),
    createdAt: Timestamp,
  },
  keys: { table: ['APPLICATION#{applicationId}', 'STATUS#{createdAt}'] },
})
export type StatusChange = Of<typeof StatusChange>

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
