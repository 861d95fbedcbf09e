import { type DocumentedWriter, pick } from '@longtable/testing'
import { urlOf } from './people.ts'

interface HubStartup {
  readonly startupId: string
  readonly founderId: string
}

interface HubRole {
  readonly startupId: string
  readonly roleId: string
}

interface Founded {
  readonly founderId: string
  /** Any, unless it is said. */
  readonly status?: string
}

export function startup(
  writer: DocumentedWriter,
  { founderId, status: given }: Founded,
): HubStartup {
  const { put, id: newId, at, random } = writer
  const id = newId('startup')
  const status = given ?? pick(random, ['ACTIVE', 'PENDING_REVIEW', 'SUSPENDED'])
  const visibility = given ? 'PUBLIC' : pick(random, ['PUBLIC', 'PRIVATE', 'INVESTORS_ONLY'])
  const createdAt = at()
  put(`STARTUP#${id}`, 'METADATA', {
    startupId: id,
    founderId,
    name: `Startup ${id}`,
    tagline: 'Ways for everybody',
    description: 'Long ways',
    industry: 'maps',
    stage: pick(random, ['IDEA', 'MVP', 'GROWTH', 'SCALE']),
    fundingGoal: 1000.5,
    logoUrl: urlOf(writer, `logo-${id}.png`),
    websiteUrl: 'https://ways.example',
    pitchDeckUrl: urlOf(writer, `deck-${id}.pdf`),
    visibility,
    status,
    teamSize: 3,
    location: 'Here',
    tags: ['ways'],
    entityType: 'STARTUP',
    createdAt,
    updatedAt: createdAt,
    GSI1PK: `FOUNDER#${founderId}`,
    GSI1SK: `STARTUP#${id}`,
    GSI2PK: `VISIBILITY#${visibility}#STATUS#${status}`,
    GSI2SK: `STARTUP#${id}`,
  })
  return { founderId, startupId: id }
}

export function role(
  writer: DocumentedWriter,
  { startupId, isOpen }: { readonly startupId: string; readonly isOpen: boolean },
): HubRole {
  const { put, id: newId, at, random } = writer
  const roleId = newId('role')
  const createdAt = at()
  put(`STARTUP#${startupId}`, `ROLE#${roleId}`, {
    roleId,
    startupId,
    title: 'Walker',
    description: 'Walks and draws maps',
    type: pick(random, ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'EQUITY_ONLY']),
    skills: ['maps'],
    isOpen,
    applicantCount: 0,
    entityType: 'STARTUP_ROLE',
    createdAt,
    updatedAt: createdAt,
    GSI1PK: 'OPEN_ROLES',
    GSI1SK: `${createdAt}#${roleId}`,
  })
  return { startupId, roleId }
}

export const APPLICATION_STATUSES = [
  'PENDING',
  'REVIEWING',
  'SHORTLISTED',
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
] as const

/** Of any status, unless it is said. */
interface Applied extends HubRole {
  readonly applicantId: string
  readonly status: string | undefined
}

export function application(
  writer: DocumentedWriter,
  { applicantId, status: given, ...place }: Applied,
): void {
  const { put, id: newId, at, chance, random } = writer
  const id = newId('application')
  const status = given ?? pick(random, APPLICATION_STATUSES)
  const createdAt = at()
  put(`APPLICATION#${id}`, 'METADATA', {
    applicationId: id,
    ...place,
    applicantId,
    coverLetter: 'I walk.',
    resumeUrl: urlOf(writer, `resume-${id}.pdf`),
    status,
    founderNotes: chance(0.3) ? 'Asked twice.' : undefined,
    entityType: 'APPLICATION',
    createdAt,
    updatedAt: createdAt,
    GSI1PK: `APPLICANT#${applicantId}`,
    GSI1SK: `APPLICATION#${id}`,
    GSI2PK: `STARTUP#${place.startupId}#ROLE#${place.roleId}`,
    GSI2SK: `STATUS#${status}#${createdAt}`,
  })
}

export const ACCESS_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'REVOKED'] as const

/** Of any status, unless it is said. */
interface Asked extends HubStartup {
  readonly requesterId: string
  readonly status: string | undefined
}

export function access(writer: DocumentedWriter, { status: said, ...given }: Asked): void {
  const { put, id: newId, at, random, chance } = writer
  const id = newId('access')
  const status = said ?? pick(random, ACCESS_STATUSES)
  const createdAt = at()
  put(`ACCESS#${id}`, 'METADATA', {
    accessId: id,
    ...given,
    message: chance(0.5) ? 'May I?' : undefined,
    status,
    accessLevel: pick(random, ['VIEW_PROFILE', 'VIEW_DECK', 'FULL_ACCESS']),
    grantedAt: status === 'APPROVED' ? createdAt : undefined,
    entityType: 'ACCESS_REQUEST',
    createdAt,
    updatedAt: createdAt,
    GSI1PK: `REQUESTER#${given.requesterId}`,
    GSI1SK: `ACCESS#${id}`,
    GSI2PK: `STARTUP#${given.startupId}`,
    GSI2SK: `STATUS#${status}#${createdAt}`,
  })
}
