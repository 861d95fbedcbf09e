import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { useWhole } from '../../api/whole.ts'
import { IconButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useMe } from '../users/me.ts'
import { SaveItem, UnsaveItem } from './saved.operations.ts'
import { SAVED, savedListing } from './use-saved.ts'
import { useSearchWords } from './words/index.ts'

interface SaveButtonProps {
  readonly kind: 'STARTUP' | 'ROLE'
  readonly id: string
  /** Of a role. */
  readonly startupId?: string
}

/** Keeps something to come back to; a second press lets it go. */
export function SaveButton({ kind, id, startupId }: SaveButtonProps) {
  const words = useSearchWords()
  const me = useMe()
  const { items } = useWhole({ ...savedListing(kind), enabled: Boolean(me) })
  const [pressed, setPressed] = useState<boolean>()
  const options = {
    touches: [SAVED],
    failed: ({ message }: Error) => {
      setPressed(undefined)
      toast({ tone: 'bad', text: message })
    },
  }
  const save = useAct(SaveItem, options)
  const unsave = useAct(UnsaveItem, options)
  if (!me) return null
  const isSaved = pressed ?? items?.some((one) => one.id === id) ?? false
  const toggle = () => {
    setPressed(!isSaved)
    const intent = { id, kind, requestId: newRequestId() }
    if (isSaved) unsave.mutate(intent)
    else save.mutate({ ...intent, startupId: startupId ?? null })
  }
  return (
    <IconButton
      icon="star"
      fill={isSaved}
      label={isSaved ? words.unsaveItem : words.saveItem}
      aria-pressed={isSaved}
      onClick={toggle}
    />
  )
}
