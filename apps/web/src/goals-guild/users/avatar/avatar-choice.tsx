import { type ReactNode, useRef } from 'react'
import { Avatar, type Person } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { useOwnUrl } from '../../../ui/own-url.ts'
import { squareOf } from '../../../ui/picture.ts'
import { toast } from '../../../ui/toasts.tsx'
import { useUsersWords } from '../words/index.ts'
import s from './avatar-choice.module.css'

interface AvatarChoiceProps {
  readonly person: Person
  readonly text: string
  readonly isBusy?: boolean
  /** What was chosen and is not stored yet. */
  readonly picture: Blob | undefined
  readonly onChoose: (picture: Blob) => void
  readonly children?: ReactNode
}

/** Shows at once how the picture will be seen: its middle, in a circle. */
export function AvatarChoice(props: AvatarChoiceProps) {
  const { person, text, isBusy, picture, onChoose, children } = props
  const { avatar: words } = useUsersWords()
  const input = useRef<HTMLInputElement>(null)
  const preview = useOwnUrl(picture)
  const has = preview !== undefined || person.avatarUrl != null
  const take = async (file: File | undefined) => {
    if (input.current) input.current.value = ''
    if (!file) return
    try {
      onChoose(await squareOf(file))
    } catch {
      toast({ tone: 'bad', text: words.unreadable })
    }
  }
  return (
    <div className={s.choice}>
      <span className={s.picture} data-busy={isBusy || undefined}>
        <Avatar person={{ ...person, avatarUrl: preview ?? person.avatarUrl ?? null }} size={88} />
      </span>
      <div>
        <p>{text}</p>
        <div className={s.acts}>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            data-testid="picture"
            onChange={(event) => void take(event.target.files?.[0])}
          />
          <Button small icon="image" busy={isBusy ?? false} onClick={() => input.current?.click()}>
            {has ? words.change : words.choose}
          </Button>
          {children}
        </div>
      </div>
    </div>
  )
}
