import { useEffect } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { useMe } from './me.ts'
import { SetTimeZone } from './profile-acts.operations.ts'

/** Whoever has never said where they are is where their browser is. */
export function useOwnZone(): void {
  const me = useMe()
  const { mutate } = useAct(SetTimeZone, {
    isQuiet: true,
    done: ({ updateProfile }) => mergeEntity(updateProfile),
    // Nobody has asked for it, so nobody is told; another visit says it again.
    failed: () => undefined,
  })
  const isUnsaid = me?.timeZone === null
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    if (isUnsaid) mutate({ timeZone, requestId: newRequestId() })
  }, [isUnsaid, mutate])
}
