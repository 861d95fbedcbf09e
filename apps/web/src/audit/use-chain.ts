import { useQuery } from '@tanstack/react-query'
import { newRequestId, useAct } from '../api/act.ts'
import { queries, type reading } from '../api/cache.ts'
import type { Operation } from '../api/operation.ts'
import { chainAskMs, type CheckedChain } from './chain-check.tsx'

interface Requested {
  readonly requestId?: string | null | undefined
}

interface ChainSource<Chain> {
  readonly read: ReturnType<typeof reading<{ readonly auditChain: Chain }, Record<string, never>>>
  readonly check: Operation<{ readonly checkAuditChain: Chain }, Requested>
}

/** Where the chain of a product stands, and how to have it checked. */
export function useChain<Chain extends CheckedChain>({ read, check }: ChainSource<Chain>) {
  const chain = useQuery({
    ...read,
    refetchInterval: ({ state }) => chainAskMs(state.data?.auditChain),
  }).data?.auditChain
  const checking = useAct(check, {
    done: ({ checkAuditChain }) =>
      void queries.setQueryData(read.queryKey, { auditChain: checkAuditChain }),
  })
  return {
    chain,
    isBusy: checking.isPending,
    onCheck: () => checking.mutate({ requestId: newRequestId() }),
  }
}
