import type { Message, SystemEvent } from './conversation.entity.ts'

/** For who reads the table; nobody's name is in it, because it would outlive them. */
const TEXTS: Readonly<Record<SystemEvent, string>> = {
  CREATED: 'began this conversation',
  JOINED: 'joined',
  LEFT: 'left',
  REMOVED: 'was removed',
  RENAMED: 'gave it another name',
}

/** What the server says, and nobody else can: of who does it, or of a subject to whom it is done. */
export const systemMessage = (event: SystemEvent, of: Pick<Message, 'senderId' | 'subjectId'>) => ({
  ...of,
  type: 'SYSTEM' as const,
  event,
  content: TEXTS[event],
})
