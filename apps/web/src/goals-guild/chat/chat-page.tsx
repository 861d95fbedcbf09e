import { Outlet, useMatchRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useTitle } from '../../ui/title.tsx'
import s from './chat-page.module.css'
import { InboxList } from './inbox-list.tsx'
import { NewMessage } from './new-message.tsx'
import { useChatWords } from './words/index.ts'

/** Beside each other where there is room; one after the other on a phone. */
export function ChatPage() {
  const words = useChatWords()
  const match = useMatchRoute()
  const [isNew, setNew] = useState(false)
  const isList = Boolean(match({ to: '/chat' }))
  useTitle(isList ? words.title : undefined)
  // One main heading: that of what is open.
  const Heading = isList ? 'h1' : 'h2'
  return (
    <div className={s.page} data-open={!isList || undefined}>
      <nav className={s.list} aria-label={words.list}>
        <header className={s.head}>
          <Heading className={s.title}>{words.title}</Heading>
          <IconButton icon="pen" label={words.newMessage} onClick={() => setNew(true)} />
        </header>
        <InboxList />
      </nav>
      <div className={s.pane}>
        {isList ? (
          <div className={s.none}>
            <Empty title={words.pick} text={words.pickText} />
          </div>
        ) : (
          <Outlet />
        )}
      </div>
      {isNew && <NewMessage onClose={() => setNew(false)} />}
    </div>
  )
}
