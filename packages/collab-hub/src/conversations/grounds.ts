import { DomainError, ThingId, UserId } from '@longtable/core'
import { asRead, change, check } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import * as z from 'zod'
import { Grant } from '../access/access-request.entity.ts'
import { grantOf } from '../access/access-request.patterns.ts'
import { accessInView } from '../access/access.policy.ts'
import { Application, type ApplicationStatus } from '../applications/application.entity.ts'
import { applicationInView } from '../applications/application.policy.ts'
import { type HubContext, isAdmin } from '../context.ts'
import { Startup } from '../startups/startup.entity.ts'
import { isLive, unknownStartup } from '../startups/startup.policy.ts'
import type { User } from '../users/user.entity.ts'
import { visibleUser } from '../users/user.policy.ts'
import type { Conversation } from './conversation.entity.ts'

const isOne = (given: Readonly<Record<string, unknown>>) =>
  Object.values(given).filter((value) => (value ?? undefined) !== undefined).length === 1

/** With whom: by what they have to do with each other. */
export const GroundInput = z
  .object({
    userId: UserId.nullish(),
    applicationId: ThingId.nullish(),
    accessId: ThingId.nullish(),
  })
  .refine(isOne, {
    path: ['userId'],
    message: 'name a person, an application or an access request',
  })

/** Why two may write to each other. */
export interface Ground {
  readonly otherId: string
  /** What the conversation is about, where it is the first of its kind. */
  readonly related: Pick<Conversation, 'relatedStartupId' | 'relatedApplicationId'>
  /** Holds when it is written, and notes which conversation it is. */
  readonly holds: (conversationId: string) => readonly Operation[]
  /** Only one that is there already. */
  readonly isKnownOnly?: boolean
}

const notParty = () =>
  new DomainError('FORBIDDEN', 'conversations.not-party', 'This is between two others.')
const notReviewed = ({ status }: Application) =>
  new DomainError('CONFLICT', 'conversations.not-reviewed', {
    message: `applicationId: this application is ${status}; you write to each other from REVIEWING on.`,
    field: 'applicationId',
  })
const noAccess = () =>
  new DomainError('CONFLICT', 'conversations.no-access', {
    message: 'accessId: there is no access now that would let you write to each other.',
    field: 'accessId',
  })

/** From REVIEWING on, and not after it has ended. */
const REVIEWED: readonly ApplicationStatus[] = ['REVIEWING', 'SHORTLISTED', 'ACCEPTED']

/** A founder and who has applied to them. */
async function byApplication(context: HubContext, applicationId: string): Promise<Ground> {
  const { application, startup, sight } = await applicationInView(context, applicationId)
  if (sight === 'ADMIN') throw notParty()
  if (!startup) throw unknownStartup()
  if (!REVIEWED.includes(application.status)) throw notReviewed(application)
  const { startupId, founderId } = startup
  return {
    otherId: sight === 'OWNER' ? application.applicantId : founderId,
    related: { relatedStartupId: startupId, relatedApplicationId: applicationId },
    holds: (conversationId) => [
      change(Application, application, {
        patch: { conversationId },
        when: asRead(Application, application, 'status', 'conversationId'),
      }),
      check(Startup, startup, asRead(Startup, startup, 'founderId')),
    ],
  }
}

/** A founder and an investor to whom they have given access, while it holds. */
async function byAccess(context: HubContext, accessId: string): Promise<Ground> {
  const { request, startup, by } = await accessInView(context, accessId)
  if (by === 'admin') throw notParty()
  if (!startup) throw unknownStartup()
  const { startupId, requesterId } = request
  const grant = await grantOf(context, { startupId, userId: requesterId })
  if (!isLive(grant, context.now()) || grant.accessId !== accessId) throw noAccess()
  return {
    otherId: by === 'owner' ? requesterId : startup.founderId,
    related: { relatedStartupId: startupId },
    holds: (conversationId) => [
      change(Grant, grant, {
        patch: { conversationId },
        when: asRead(Grant, grant, 'accessId', 'status', 'expiresAt', 'conversationId'),
      }),
      check(Startup, startup, asRead(Startup, startup, 'founderId')),
    ],
  }
}

/** An admin and anyone; anybody else only where there is a conversation already. */
async function byPerson(context: HubContext, actor: User, userId: string): Promise<Ground> {
  const other = await visibleUser(context, userId)
  const isAllowed = isAdmin(actor) || isAdmin(other)
  return { otherId: userId, related: {}, holds: () => [], isKnownOnly: !isAllowed }
}

export function groundOf(
  context: HubContext,
  actor: User,
  { userId, applicationId, accessId }: z.infer<typeof GroundInput>,
): Promise<Ground> {
  if (applicationId) return byApplication(context, applicationId)
  if (accessId) return byAccess(context, accessId)
  return byPerson(context, actor, userId ?? '')
}
