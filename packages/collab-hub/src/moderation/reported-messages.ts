import { auditAlone, DomainError, notFound, type Plan, ThingId } from '@longtable/core'
import type { Page, PageRequest } from '@longtable/entity'
import { fileSource } from '@longtable/system'
import * as z from 'zod'
import { admin, type HubContext } from '../context.ts'
import { changedMessage } from '../conversations/change-message.ts'
import { fileOfMessage, REPORTED_FILE } from '../conversations/chat-files.ts'
import {
  conversationById,
  messageById,
  messagesOf,
} from '../conversations/conversation.patterns.ts'
import { unknownConversation } from '../conversations/conversation.policy.ts'
import { type MessageView, messageView } from '../conversations/conversation-views.ts'
import { withoutContent } from '../conversations/delete-message.ts'
import { unknownMessage } from '../conversations/find-messages.ts'
import type { Report } from './report.entity.ts'
import { reportById } from './report.patterns.ts'

export const unknownReport = () => notFound('reports.unknown', 'This report')
export const decidedError = () =>
  new DomainError('CONFLICT', 'reports.decided', 'This report was decided already.')

/** Of the message, or the conversation itself; undefined where the report is about anything else. */
const conversationOf = ({ targetType, targetId, parentId }: Report): string | undefined => {
  if (targetType === 'CONVERSATION') return targetId
  return targetType === 'MESSAGE' ? parentId : undefined
}

/** What an admin may read: the conversation of a report, as long as it is to be decided. */
async function openedBy(context: HubContext, reportId: string) {
  const { userId } = await admin(context, 'reportedMessages')
  const report = await reportById(context, { reportId })
  if (!report) throw unknownReport()
  const conversationId = conversationOf(report)
  if (conversationId === undefined) throw unknownConversation()
  if (report.status !== 'OPEN') throw decidedError()
  return { userId, conversationId }
}

/** Written down once, however many pages are turned. */
export async function reportedMessages(
  context: HubContext,
  { reportId }: { readonly reportId: string },
  page: PageRequest,
): Promise<Page<MessageView>> {
  const { userId, conversationId } = await openedBy(context, reportId)
  if (!page.after)
    await auditAlone(context, {
      action: 'CONVERSATION_READ_BY_ADMIN',
      resourceType: 'Conversation',
      resourceId: conversationId,
      metadata: { reportId },
    })
  const found = await messagesOf(context, { conversationId }, page)
  return { ...found, items: found.items.map((one) => messageView(one, userId, reportId)) }
}

const ReportedFile = z.object({ reportId: ThingId, messageId: ThingId })

async function reportedFile(
  context: HubContext,
  { reportId, messageId }: z.infer<typeof ReportedFile>,
) {
  const { conversationId } = await openedBy(context, reportId)
  const message = await messageById(context, { conversationId, messageId })
  return message ? fileOfMessage(message) : null
}

export const reportedFiles = { [REPORTED_FILE]: fileSource(ReportedFile, reportedFile) }

/** As who has sent it deletes it. */
export async function removedMessage(
  context: HubContext,
  { targetId: messageId, parentId: conversationId = '' }: Report,
): Promise<Plan<unknown>> {
  const [conversation, message] = await Promise.all([
    conversationById(context, { conversationId }),
    messageById(context, { conversationId, messageId }),
  ])
  if (!conversation || message?.deletedAt !== undefined || !message) throw unknownMessage()
  const patch = withoutContent(context.stamp().at)
  return {
    operations: await changedMessage(context, conversation, { message, patch }),
    result: { messageId },
    audit: {
      action: 'MESSAGE_REMOVED',
      resourceType: 'Message',
      resourceId: messageId,
      metadata: { conversationId },
    },
  }
}
