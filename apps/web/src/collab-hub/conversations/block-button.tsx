import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { useWhole } from '../../api/whole.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import { blocksListing, TALKS } from './readings.ts'
import { BlockUser, UnblockUser } from './talk-acts.operations.ts'
import { useConversationsWords } from './words/index.ts'

interface BlockButtonProps {
  readonly userId: string
  readonly name: string
}

/** Somebody whom one does not want to hear from, or does again. */
export function BlockButton({ userId, name }: BlockButtonProps) {
  const words = useConversationsWords()
  const [isAsking, setAsking] = useState(false)
  const { items } = useWhole(blocksListing)
  const block = useAct(BlockUser, {
    touches: [TALKS],
    done: () => toast({ tone: 'good', text: words.blocked }),
  })
  const unblock = useAct(UnblockUser, { touches: [TALKS] })
  const intent = () => ({ userId, requestId: newRequestId() })
  if (items?.some(({ id }) => id === userId))
    return (
      <Button small busy={unblock.isPending} onClick={() => unblock.mutate(intent())}>
        {words.unblock}
      </Button>
    )
  return (
    <>
      <IconButton icon="ban" label={words.block} onClick={() => setAsking(true)} />
      {isAsking && (
        <Confirm
          title={words.blockTitle(name)}
          text={words.blockText}
          act={words.block}
          isDanger
          onConfirm={() => block.mutate(intent())}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
