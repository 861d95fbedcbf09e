import { useSyncExternalStore } from 'react'
import type { ShownMessage } from './runs.ts'

/** Messages that the server has not confirmed; they stay while one looks at other pages. */
let all: readonly ShownMessage[] = []
const watchers = new Set<() => void>()

function set(next: readonly ShownMessage[]): void {
  all = next
  for (const tell of watchers) tell()
}

const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}

const NO_ONE = { isMine: true, editedAt: null, deletedAt: null, expiresAt: null, author: null }

interface Draft {
  /** The `requestId` of the intent: another try is the same message. */
  readonly id: string
  readonly roomId: string
  readonly text: string
}

export function keepOutgoing(draft: Draft): void {
  const known = all.find(({ id }) => id === draft.id)
  const createdAt = known?.createdAt ?? new Date().toISOString()
  const message: ShownMessage = { ...NO_ONE, ...draft, createdAt, state: 'sending' }
  set([...all.filter(({ id }) => id !== draft.id), message])
}

export const failOutgoing = (draftId: string, problem: string): void =>
  set(all.map((one) => (one.id === draftId ? { ...one, state: 'failed', problem } : one)))

export const dropOutgoing = (draftId: string): void => set(all.filter(({ id }) => id !== draftId))

export const useOutgoing = (roomId: string): readonly ShownMessage[] =>
  useSyncExternalStore(watch, () => all).filter((one) => one.roomId === roomId)
