import type { QueryKey } from '@tanstack/react-query'
import { newRequestId, useAct } from '../../api/act.ts'
import { queries } from '../../api/cache.ts'
import { toast } from '../../ui/toasts.tsx'
import { MEMBERS } from '../family/readings.ts'
import {
  type AdminProfile,
  ApproveUser,
  DeactivateUser,
  type ProfileOfData,
  ReactivateUser,
  SetUserAdmin,
} from './members.operations.ts'
import { ADMIN, profileReading } from './readings.ts'
import { useAdminWords } from './words/index.ts'

const touches: readonly QueryKey[] = [ADMIN, MEMBERS]

/** A profile has no id of its own by which the cache would find it. */
const show = (profile: AdminProfile): void =>
  void queries.setQueryData<ProfileOfData>(profileReading(profile.userId).queryKey, { profile })

/** What an admin decides about somebody; it acts with their next request. */
export function useDecide({ userId, displayName }: Pick<AdminProfile, 'userId' | 'displayName'>) {
  const { said } = useAdminWords()
  const told = (profile: AdminProfile, text: string) => {
    show(profile)
    toast({ tone: 'good', text })
  }
  const approve = useAct(ApproveUser, {
    touches,
    done: ({ approveUser }) => told(approveUser, said.approved(displayName)),
  })
  const close = useAct(DeactivateUser, {
    touches,
    done: ({ deactivateUser }) => told(deactivateUser, said.closed(displayName)),
  })
  const open = useAct(ReactivateUser, {
    touches,
    done: ({ reactivateUser }) => told(reactivateUser, said.opened(displayName)),
  })
  const makeAdmin = useAct(SetUserAdmin, {
    touches,
    done: ({ setUserAdmin }) => told(setUserAdmin, said.changed(displayName)),
  })
  const intent = () => ({ userId, requestId: newRequestId() })
  return {
    approve: () => approve.mutate(intent()),
    close: () => close.mutate(intent()),
    open: () => open.mutate(intent()),
    setAdmin: (isAdmin: boolean) => makeAdmin.mutate({ ...intent(), isAdmin }),
    isBusy: approve.isPending || close.isPending || open.isPending || makeAdmin.isPending,
  }
}
