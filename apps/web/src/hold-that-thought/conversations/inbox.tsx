import { useListing } from '../../api/listing.ts'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import { To } from '../../shell/nav.tsx'
import type { TalkFields } from './conversations.operations.ts'
import { talksListing } from './readings.ts'
import { TalkSign, useTalkName } from './talk-name.tsx'
import s from './talks.module.css'
import { useConversationsWords } from './words/index.ts'

/** What was said last, in a line. */
function usePreview(): (talk: TalkFields) => string {
  const words = useConversationsWords()
  return ({ lastMessage }) => {
    if (!lastMessage) return words.nothingYet
    if (lastMessage.isDeleted) return words.deleted
    const said = lastMessage.messageText || lastMessage.attachments[0]?.fileName || ''
    return lastMessage.isMine ? words.mine(said) : said
  }
}

function Row({ talk }: { readonly talk: TalkFields }) {
  const words = useConversationsWords()
  const name = useTalkName()
  const preview = usePreview()
  const { id, unreadCount } = talk
  return (
    <li>
      <To to={`/messages/${id}`} className={s.talk} data-new={unreadCount > 0 || undefined}>
        <TalkSign talk={talk} />
        <span className={s.about}>
          <span className={s.line}>
            <strong>{name(talk)}</strong>
            <Ago time={talk.lastMessageAt} />
          </span>
          <span className={s.line}>
            <span className={s.preview}>{preview(talk)}</span>
            {unreadCount > 0 && (
              <span className={s.count}>
                <span aria-hidden="true">{unreadCount}</span>
                <span className="hidden-text">{words.unread(unreadCount)}</span>
              </span>
            )}
          </span>
        </span>
      </To>
    </li>
  )
}

/** Everybody one writes with, by last message. */
export function Inbox() {
  const words = useConversationsWords()
  const list = useListing(talksListing)
  return (
    <nav className={s.inbox} aria-label={words.title}>
      <Listing
        list={list}
        height={64}
        empty={<Empty title={words.noneTitle} text={words.noneText} />}
      >
        {(talks) => (
          <ul>
            {talks.map((talk) => (
              <Row key={talk.id} talk={talk} />
            ))}
          </ul>
        )}
      </Listing>
    </nav>
  )
}
