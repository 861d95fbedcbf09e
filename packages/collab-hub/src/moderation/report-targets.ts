import { asRead, check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { DomainError } from '@longtable/core'
import type { HubContext } from '../context.ts'
import { Conversation, Message } from '../conversations/conversation.entity.ts'
import { seatAt, unknownConversation } from '../conversations/conversation.policy.ts'
import { messageAt, unknownMessage } from '../conversations/find-messages.ts'
import { roleInView } from '../roles/role.policy.ts'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { Startup } from '../startups/startup.entity.ts'
import { startupInView } from '../startups/startup.policy.ts'
import { User } from '../users/user.entity.ts'
import { visibleUser } from '../users/user.policy.ts'

interface Named {
  readonly targetId: string
  readonly parentId?: string | undefined
}

interface Target {
  readonly ownerId: string
  /** What it says now. */
  readonly quote?: string
  /** It is still there when the report is written. */
  readonly still: Check
}

const noParent = () =>
  new DomainError('INVALID', 'reports.no-parent', {
    message: 'parentId: say in which startup the role is, or in which conversation the message.',
    field: 'parentId',
  })

/** What can be reported, by who sees it: one line each. */
export const TARGETS = {
  USER: async (context: HubContext, { targetId: userId }: Named): Promise<Target> => {
    await visibleUser(context, userId)
    return { ownerId: userId, still: check(User, { userId }, 'present') }
  },
  STARTUP: async (context: HubContext, { targetId: startupId }: Named): Promise<Target> => {
    const { startup } = await startupInView(context, startupId)
    return { ownerId: startup.founderId, still: check(Startup, { startupId }, 'present') }
  },
  STARTUP_ROLE: async (
    context: HubContext,
    { targetId: roleId, parentId: startupId }: Named,
  ): Promise<Target> => {
    if (startupId === undefined) throw noParent()
    const { startup } = await roleInView(context, { startupId, roleId })
    const still = check(StartupRole, { startupId, roleId }, 'present')
    return { ownerId: startup.founderId, still }
  },
  CONVERSATION: async (
    context: HubContext,
    { targetId: conversationId }: Named,
  ): Promise<Target> => {
    const { conversation, partnerId, startup } = await seatAt(context, conversationId)
    const ownerId = partnerId ?? conversation.ownerId ?? startup?.founderId
    if (ownerId === undefined) throw unknownConversation()
    return { ownerId, still: check(Conversation, { conversationId }, 'present') }
  },
  MESSAGE: async (
    context: HubContext,
    { targetId: messageId, parentId: conversationId }: Named,
  ): Promise<Target> => {
    if (conversationId === undefined) throw noParent()
    const { message } = await messageAt(context, { conversationId, messageId })
    if (message.deletedAt !== undefined || message.type === 'SYSTEM') throw unknownMessage()
    const still = check(Message, message, asRead(Message, message, 'content', 'deletedAt'))
    return { ownerId: message.senderId, quote: message.content, still }
  },
}
export type ReportedType = keyof typeof TARGETS
