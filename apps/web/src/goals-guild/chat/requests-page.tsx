import { Link } from '@tanstack/react-router'
import { useListing } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Title } from '../../ui/title.tsx'
import type { RoomFields } from './chat.operations.ts'
import { RoomLink } from './inbox-list.tsx'
import { requestsListing } from './readings.ts'
import s from './requests-page.module.css'
import { useRoomActs } from './use-room-acts.ts'
import { useChatWords } from './words/index.ts'

function Request({ room }: { readonly room: RoomFields }) {
  const words = useChatWords()
  const { accept, decline } = useRoomActs(room)
  return (
    <li className={s.request}>
      <RoomLink room={room} />
      {room.request === 'pending' ? (
        <div className={s.buttons}>
          <Button small onClick={decline}>
            {words.decline}
          </Button>
          <Button small look="brand" onClick={accept}>
            {words.accept}
          </Button>
        </div>
      ) : (
        room.request === 'declined' && <p className={s.declined}>{words.declined}</p>
      )}
    </li>
  )
}

export function RequestsPage() {
  const words = useChatWords()
  const list = useListing(requestsListing)
  return (
    <section className={s.page}>
      <header className={s.head}>
        <Link to="/chat" className={s.back} aria-label={words.title}>
          <Icon name="back" />
        </Link>
        <Title>{words.requests}</Title>
      </header>
      <p className={s.lead}>{words.requestsText}</p>
      <Listing list={list} empty={<Empty title={words.noRequests} text={words.noRequestsText} />}>
        {(rooms) => (
          <ul className={s.list}>
            {rooms.map((room) => (
              <Request key={room.id} room={room} />
            ))}
          </ul>
        )}
      </Listing>
    </section>
  )
}
