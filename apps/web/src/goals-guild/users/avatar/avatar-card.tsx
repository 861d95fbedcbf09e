import { useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { mergeEntity } from '../../../api/cache.ts'
import type { Person } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useUsersWords } from '../words/index.ts'
import { AvatarChoice } from './avatar-choice.tsx'
import { RemoveAvatar } from './avatar.operations.ts'
import { sendAvatar } from './send-avatar.ts'

/** One's own picture: chosen, seen at once, stored behind it. */
export function AvatarCard({ person }: { readonly person: Person }) {
  const { avatar: words } = useUsersWords()
  const [picture, setPicture] = useState<Blob>()
  const remove = useAct(RemoveAvatar, {
    optimistic: () => mergeEntity({ id: person.id, avatarUrl: null }),
    done: () => toast({ tone: 'good', text: words.removed }),
  })
  const choose = async (chosen: Blob) => {
    setPicture(chosen)
    try {
      await sendAvatar(chosen)
      toast({ tone: 'good', text: words.saved })
    } catch (error) {
      toast({ tone: 'bad', text: (error as Error).message })
    } finally {
      setPicture(undefined)
    }
  }
  return (
    <Card title={words.title}>
      <AvatarChoice
        person={person}
        text={words.text}
        picture={picture}
        isBusy={picture !== undefined}
        onChoose={(chosen) => void choose(chosen)}
      >
        {person.avatarUrl != null && !picture && (
          <Button
            small
            look="quiet"
            icon="trash"
            onClick={() => remove.mutate({ requestId: newRequestId() })}
          >
            {words.remove}
          </Button>
        )}
      </AvatarChoice>
    </Card>
  )
}
