import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useListing } from '../../api/listing.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Switch } from '../../ui/segments.tsx'
import { Title } from '../../ui/title.tsx'
import { useGoalsWords } from '../goals/words/index.ts'
import { InviteRow } from './invite-row.tsx'
import s from './invites-page.module.css'
import { receivedReading, sentReading } from './readings.ts'
import { useCollaborationWords } from './words/index.ts'

function Received() {
  const words = useCollaborationWords()
  const list = useListing(receivedReading)
  return (
    <Listing list={list} empty={<Empty title={words.noneReceived} text={words.noneReceivedText} />}>
      {(items) => (
        <ul className={s.list}>
          {items.map((invite) => (
            <InviteRow key={invite.id} invite={invite} kind="received" />
          ))}
        </ul>
      )}
    </Listing>
  )
}

function Sent() {
  const words = useCollaborationWords()
  const goals = useGoalsWords()
  const list = useListing(sentReading)
  const toGoals = (
    <Link to="/goals" className={buttonClass('brand')}>
      {goals.title}
    </Link>
  )
  return (
    <Listing
      list={list}
      empty={<Empty title={words.noneSent} text={words.noneSentText} action={toGoals} />}
    >
      {(items) => (
        <ul className={s.list}>
          {items.map((invite) => (
            <InviteRow key={invite.id} invite={invite} kind="sent" />
          ))}
        </ul>
      )}
    </Listing>
  )
}

export function InvitesPage() {
  const words = useCollaborationWords()
  const navigate = useNavigate()
  const { show = 'received' } = useSearch({ from: '/app/invites' })
  return (
    <div className={s.page}>
      <Title>{words.invites}</Title>
      <Switch
        label={words.invites}
        value={show}
        choices={[
          ['received', words.received],
          ['sent', words.sent],
        ]}
        onChoose={(next) =>
          void navigate({
            to: '/invites',
            search: next === 'sent' ? { show: next } : {},
            replace: true,
          })
        }
      />
      <Card label={words[show]}>{show === 'received' ? <Received /> : <Sent />}</Card>
    </div>
  )
}
