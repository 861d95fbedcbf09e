import { Outlet, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Title } from '../../ui/title.tsx'
import { useAsked, useGo } from '../../shell/nav.tsx'
import { Inbox } from './inbox.tsx'
import s from './talks.module.css'
import { useConversationsWords } from './words/index.ts'

const NewTalk = lazy(async () => ({ default: (await import('./new-talk.tsx')).NewTalk }))

/** All conversations at one side, one of them at the other; on phones one or the other. */
export function MessagesPage() {
  const words = useConversationsWords()
  const [isBegun, setBegun] = useState(false)
  const go = useGo()
  // Asked for in the address where somebody comes to write.
  const isAsked = useAsked()['new'] !== undefined
  const { conversationId } = useParams({ strict: false }) as { readonly conversationId?: string }
  const isOpen = conversationId !== undefined
  const close = () => {
    setBegun(false)
    if (isAsked) go('/messages', { replace: true })
  }
  return (
    <div className={s.page} data-open={isOpen || undefined}>
      <div className={s.side}>
        <header className={s.head}>
          {isOpen ? (
            <h2 className={s.name}>{words.title}</h2>
          ) : (
            <Title className={s.name ?? ''}>{words.title}</Title>
          )}
          <Button small icon="plus" onClick={() => setBegun(true)}>
            {words.newTalk}
          </Button>
        </header>
        <Inbox />
      </div>
      <div className={s.main}>
        {isOpen ? <Outlet /> : <Empty title={words.choose} text={words.chooseText} />}
      </div>
      <Suspense>{(isBegun || isAsked) && <NewTalk onClose={close} />}</Suspense>
    </div>
  )
}
