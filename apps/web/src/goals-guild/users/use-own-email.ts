import { useEffect } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { token } from '../../api/session.ts'
import { useMe } from './me.ts'
import { SyncEmail } from './profile-acts.operations.ts'

/** The address that a token vouches for; its signature is the server's business. */
function emailIn(jwt: string): string | undefined {
  const payload = jwt.split('.')[1] ?? ''
  const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  const { email } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: string }
  return email
}

/** An account whose address has changed is known by the new one here, too. */
export function useOwnEmail(): void {
  const me = useMe()
  const { mutate } = useAct(SyncEmail, {
    isQuiet: true,
    failed: () => undefined,
    done: ({ syncEmail }) => void mergeEntity(syncEmail),
  })
  const known = me?.email
  useEffect(() => {
    if (known === undefined) return
    void token().then((jwt) => {
      const email = jwt && emailIn(jwt)
      if (email && email !== known) mutate({ requestId: newRequestId() })
    })
  }, [known, mutate])
}
