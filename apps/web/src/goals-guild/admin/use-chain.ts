import { useQuery } from '@tanstack/react-query'
import { newRequestId, useAct } from '../../api/act.ts'
import { queries } from '../../api/cache.ts'
import { chainAskMs } from '../../audit/chain-check.tsx'
import { type AuditChainData, CheckAuditChain } from './administration.operations.ts'
import { chainReading } from './readings.ts'

/** Where the chain stands, and how to have it checked. */
export function useChain() {
  const chain = useQuery({
    ...chainReading,
    refetchInterval: ({ state }) => chainAskMs(state.data?.auditChain),
  }).data?.auditChain
  const check = useAct(CheckAuditChain, {
    done: ({ checkAuditChain }) =>
      void queries.setQueryData<AuditChainData>(chainReading.queryKey, {
        auditChain: checkAuditChain,
      }),
  })
  return {
    chain,
    isBusy: check.isPending,
    onCheck: () => check.mutate({ requestId: newRequestId() }),
  }
}
