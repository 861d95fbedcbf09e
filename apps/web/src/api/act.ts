import { type QueryKey, useMutation } from '@tanstack/react-query'
import { toast } from '../ui/toasts.tsx'
import { queries, readAgain } from './cache.ts'
import { request } from './client.ts'
import { isPassing } from './errors.ts'
import type { Operation } from './operation.ts'

const TRIES = 4

interface ActOptions<Data, Variables> {
  /**
   * Lists that it changes: reads under way are dropped, since they would bring the past back, and
   * they are read anew at the end.
   */
  readonly touches?: readonly QueryKey[]
  /** Shows the effect at once; gives back how to undo it. */
  readonly optimistic?: (variables: Variables) => (() => void) | undefined
  readonly done?: (data: Data, variables: Variables) => void
  /** Where a failure is shown; by default at the edge of the screen. */
  readonly failed?: (error: Error, variables: Variables) => void
}

/**
 * A mutation as a person means it: one `requestId` per intent, so that tries after a lost answer have
 * one effect; the screen moves first and is put back when the server says no.
 */
export function useAct<Data, Variables>(
  operation: Operation<Data, Variables>,
  { touches = [], optimistic, done, failed }: ActOptions<Data, Variables> = {},
) {
  return useMutation<Data, Error, Variables, { undo: (() => void) | undefined }>({
    mutationFn: (variables) => request(operation, variables),
    retry: (count, error) => count < TRIES && isPassing(error),
    onMutate: async (variables) => {
      await Promise.all(touches.map((queryKey) => queries.cancelQueries({ queryKey })))
      return { undo: optimistic?.(variables) }
    },
    onError: (error, variables, context) => {
      context?.undo?.()
      if (failed) failed(error, variables)
      else toast({ tone: 'bad', text: error.message })
    },
    onSuccess: (data, variables) => done?.(data, variables),
    onSettled: () => readAgain(...touches),
  })
}

export const newRequestId = (): string => crypto.randomUUID()
