import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { isAdmin, useMe } from '../users/me.ts'
import type { DraftFields } from './drafts.operations.ts'
import { Originals } from './originals.tsx'
import { ReadAgain } from './read-again.tsx'
import { useFault } from './use-fault.ts'
import s from './failed.module.css'
import { useDraftsWords } from './words/index.ts'

/** Who has sent it, and admins, decide what becomes of it. */
export function useIsOwn({ uploaderId }: Pick<DraftFields, 'uploaderId'>): boolean {
  const me = useMe()
  return me?.userId === uploaderId || isAdmin(me)
}

/** Why it could not be read, in words, and what can be done about it. */
export function Failed({ draft }: { readonly draft: DraftFields }) {
  const words = useDraftsWords()
  const fault = useFault(draft.errorMessage)
  const isOwn = useIsOwn(draft)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={s.failed}>
      <p className={s.why} role="alert">
        {fault}
      </p>
      <p>{isOwn ? words.failedText : words.failedForeign}</p>
      {isOwn && (
        <Button look="brand" icon="retry" onClick={() => setAsking(true)}>
          {words.again.act}
        </Button>
      )}
      <h2>{words.originals}</h2>
      <Originals draft={draft} />
      {isAsking && <ReadAgain draft={draft} onClose={() => setAsking(false)} />}
    </div>
  )
}
