import { useListing } from '../../api/listing.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import { To } from '../../shell/nav.tsx'
import type { TalkFields } from './conversations.operations.ts'
import { talksListing } from './readings.ts'
import { TalkSign, useTalkName } from './talk-name.tsx'
import s from './talks.module.css'
import { useConversationsWords } from './words/index.ts'

function Row({ talk }: { readonly talk: TalkFields }) {
  const words = useConversationsWords()
  const name = useTalkName()
  return (
    <li>
      <To to={`/messages/${talk.id}`} className={s.talk} data-new={talk.unread > 0 || undefined}>
        <TalkSign talk={talk} />
        <span className={s.about}>
          <span className={s.line}>
            <strong>{name(talk)}</strong>
            {talk.isMuted && <Icon name="muted" size={13} />}
            <Ago time={talk.lastMessageAt} />
          </span>
          <span className={s.line}>
            <span className={s.preview}>{talk.lastMessagePreview}</span>
            {talk.unread > 0 && (
              <span className={s.count}>
                <span aria-hidden="true">{talk.unread}</span>
                <span className="hidden-text">{words.unread(talk.unread)}</span>
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
        height={52}
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
