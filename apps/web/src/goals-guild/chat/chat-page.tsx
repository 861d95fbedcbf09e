import { Outlet, useMatchRoute } from '@tanstack/react-router'
import { Empty } from '../../ui/empty.tsx'
import s from './chat-page.module.css'
import { InboxList } from './inbox-list.tsx'
import { useChatWords } from './words/index.ts'

/** Beside each other where there is room; one after the other on a phone. */
export function ChatPage() {
  const words = useChatWords()
  const match = useMatchRoute()
  const isList = Boolean(match({ to: '/chat' }))
  // One main heading: that of what is open.
  const Heading = isList ? 'h1' : 'h2'
  return (
    <div className={s.page} data-open={!isList || undefined}>
      <nav className={s.list} aria-label={words.list}>
        <Heading className={s.title}>{words.title}</Heading>
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
    </div>
  )
}
