import { dayOf } from '../../i18n/days.ts'
import type { MessageFields } from './chat.operations.ts'

/** A message as it is shown: also one that is still on its way, or has not gone through. */
export interface ShownMessage extends MessageFields {
  readonly state?: 'sending' | 'failed'
  /** Why it has not gone through. */
  readonly problem?: string
}

/** What one person says without a pause. */
export interface Run {
  readonly isMine: boolean
  readonly author: MessageFields['author']
  readonly messages: readonly [ShownMessage, ...ShownMessage[]]
}

export interface Day {
  /** Midnight. */
  readonly at: number
  readonly runs: readonly Run[]
}

const PAUSE_MS = 5 * 60_000

function continues(run: Run | undefined, message: ShownMessage): boolean {
  const last = run?.messages.at(-1)
  if (!run || !last || run.isMine !== message.isMine) return false
  const isSame = message.isMine || run.author?.id === message.author?.id
  return isSame && Date.parse(message.createdAt) - Date.parse(last.createdAt) < PAUSE_MS
}

/** Messages, oldest first, by day and by who speaks. */
export function daysOf(messages: readonly ShownMessage[]): Day[] {
  const days: { at: number; runs: Run[] }[] = []
  for (const message of messages) {
    const at = dayOf(message.createdAt)
    let day = days.at(-1)
    if (day?.at !== at) days.push((day = { at, runs: [] }))
    const run = day.runs.at(-1)
    if (run && continues(run, message))
      day.runs[day.runs.length - 1] = { ...run, messages: [...run.messages, message] }
    else day.runs.push({ isMine: message.isMine, author: message.author, messages: [message] })
  }
  return days
}
