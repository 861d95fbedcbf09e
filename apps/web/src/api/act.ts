import { type QueryKey, useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { toast } from '../ui/toasts.tsx'
import { queries, readAgain } from './cache.ts'
import { request } from './client.ts'
import { hasLeft, isPassing, isUnreachable, leftError } from './errors.ts'
import type { Operation } from './operation.ts'
import { stay } from './session.ts'

const TRIES = 4

interface ActOptions<Data, Variables> {
  /** Lists that it changes: they are read anew at the end. */
  readonly touches?: readonly QueryKey[]
  /** Shows the effect at once; gives back how to undo it. */
  readonly optimistic?: (variables: Variables) => (() => void) | undefined
  readonly done?: (data: Data, variables: Variables) => void
  /** The page does it by itself: nobody has written anything that would wait. */
  readonly isQuiet?: boolean
  /** Where a failure is shown; by default at the edge of the screen. */
  readonly failed?: (error: Error, variables: Variables) => void
}

/** Reads under way would bring the past back over what is shown now: they are dropped, and repeated. */
async function dropReads(): Promise<readonly QueryKey[]> {
  // Nothing is shown yet of what is read for the first time; the next page of a list is only longer.
  const underWay = queries
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching' })
    .filter(({ state }) => state.data && !state.fetchMeta?.fetchMore)
  await Promise.all(underWay.map((query) => query.cancel({ revert: true })))
  return underWay.map(({ queryKey }) => queryKey)
}

interface Shown {
  readonly undo: (() => void) | undefined
  readonly dropped: readonly QueryKey[]
}

/** By what all tries of one intent share: in which stay it was begun. */
const begun = new WeakMap<object, number>()

/** A try may come long after the one before it, when somebody else is in. */
function refuseNext(intent: object): void {
  const asked = begun.get(intent) ?? stay()
  begun.set(intent, asked)
  if (asked !== stay()) throw leftError()
}

/**
 * A mutation as a person means it: one `requestId` per intent, so that tries after a lost answer have
 * one effect; the screen moves first and is put back when the server says no.
 */
export function useAct<Data, Variables>(
  operation: Operation<Data, Variables>,
  { touches = [], optimistic, done, failed, isQuiet = false }: ActOptions<Data, Variables> = {},
) {
  return useMutation<Data, Error, Variables, Shown>({
    mutationFn: async (variables, intent) => {
      refuseNext(intent)
      return request(operation, variables)
    },
    meta: { isQuiet },
    // What was written waits for a connection, however long; the frame says so.
    retry: (count, error) => isUnreachable(error) || (count < TRIES && isPassing(error)),
    onMutate: async (variables) => {
      const dropped = await dropReads()
      return { undo: optimistic?.(variables), dropped }
    },
    onError: (error, variables, context) => {
      context?.undo?.()
      // Who is in now has asked for nothing.
      if (hasLeft(error)) return
      if (failed) failed(error, variables)
      else toast({ tone: 'bad', text: error.message })
    },
    onSuccess: (data, variables) => done?.(data, variables),
    onSettled: (...[, , , context]) => readAgain(...touches, ...(context?.dropped ?? [])),
  })
}

const acts = queries.getMutationCache()

const isWaiting = () =>
  acts
    .getAll()
    .some(
      ({ state, meta }) =>
        state.status === 'pending' && state.failureCount > 0 && !meta?.['isQuiet'],
    )

/** Whether something that was written waits for a connection. */
export const useIsWaiting = (): boolean =>
  useSyncExternalStore((tell) => acts.subscribe(tell), isWaiting)

const askBeforeItGoes = (event: BeforeUnloadEvent) => event.preventDefault()

// What waits lives in this page alone: whoever closes it is asked. Only then, for a page that listens
// to its end is not kept by a browser for whoever comes back to it.
acts.subscribe(() =>
  (isWaiting() ? addEventListener : removeEventListener)('beforeunload', askBeforeItGoes),
)

const own = new Set<string>()

export function newRequestId(): string {
  const id = crypto.randomUUID()
  own.add(id)
  return id
}

/** Asked for on this page, which shows it already; what the same person does elsewhere it does not. */
export const isOwnRequest = (requestId: string | null): boolean =>
  requestId !== null && own.has(requestId)
