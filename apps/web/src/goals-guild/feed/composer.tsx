import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { useMe } from '../users/me.ts'
import s from './composer.module.css'
import { PostActivity } from './feed.operations.ts'
import { useFeedWords } from './words/index.ts'

/** To those who follow one, or to a group. */
export function Composer({ groupId }: { readonly groupId?: string }) {
  const words = useFeedWords()
  const me = useMe()
  const [text, setText] = useState('')
  const requestId = useRef(newRequestId())
  const post = useAct(PostActivity, {
    touches: [['feed'], ...(groupId ? [['group', groupId, 'feed']] : [])],
    done: () => {
      requestId.current = newRequestId()
      setText('')
    },
  })
  const isReady = text.trim() !== ''
  return (
    <form
      className={s.composer}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) post.mutate({ text: text.trim(), groupId, requestId: requestId.current })
      }}
    >
      <Avatar person={me} size={44} />
      <div className={s.body}>
        <textarea
          rows={1}
          value={text}
          maxLength={2000}
          placeholder={words.compose}
          aria-label={words.compose}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={s.actions}>
          <Button look="brand" small type="submit" disabled={!isReady} busy={post.isPending}>
            {words.share}
          </Button>
        </div>
      </div>
    </form>
  )
}
