import { newRequestId, useAct } from '../../api/act.ts'
import { useListing } from '../../api/listing.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Unread } from '../../ui/unread.tsx'
import { To } from '../../shell/nav.tsx'
import { useMe } from '../users/me.ts'
import { nameOf, personOf } from '../users/person.tsx'
import type { TalkFields } from './conversations.operations.ts'
import { participantsListing, TALKS, talksListing } from './readings.ts'
import { AddParticipant, RemoveParticipant, RenameConversation } from './talk-acts.operations.ts'
import s from './talks.module.css'
import { useConversationsWords } from './words/index.ts'

interface TalkPeopleProps {
  readonly talk: TalkFields
  readonly onClose: () => void
}

/** Those one writes with, each once: who can be brought into a group. */
export function usePartners() {
  const talks = useListing(talksListing).items ?? []
  const partners = talks.flatMap(({ partner }) => (partner ? [partner] : []))
  return [...new Map(partners.map((partner) => [partner.id, partner])).values()]
}

function Rename({ talk }: Pick<TalkPeopleProps, 'talk'>) {
  const words = useConversationsWords()
  const rename = useAct(RenameConversation, { touches: [TALKS] })
  return (
    <form
      className={s.rename}
      onSubmit={(event) => {
        event.preventDefault()
        const title = String(new FormData(event.currentTarget).get('title') ?? '').trim()
        rename.mutate({ conversationId: talk.id, title, requestId: newRequestId() })
      }}
    >
      <Field
        label={words.groupTitle}
        name="title"
        required
        maxLength={100}
        defaultValue={talk.title ?? ''}
      />
      <Button small type="submit" busy={rename.isPending}>
        {words.rename}
      </Button>
    </form>
  )
}

/** Who is in a conversation; who owns a group brings others in, and out. */
export function TalkPeople({ talk, onClose }: TalkPeopleProps) {
  const words = useConversationsWords()
  const me = useMe()
  const list = useListing(participantsListing(talk.id))
  const people = list.items ?? []
  const isOwner = talk.type === 'GROUP' && talk.ownerId === me?.id
  const here = new Set(people.map(({ userId }) => userId))
  const others = usePartners().filter(({ id }) => !here.has(id))
  const touches = [TALKS]
  const add = useAct(AddParticipant, { touches })
  const remove = useAct(RemoveParticipant, { touches })
  const intent = (userId: string) => ({
    conversationId: talk.id,
    userId,
    requestId: newRequestId(),
  })
  return (
    <Dialog title={words.people} onClose={onClose}>
      {isOwner && <Rename talk={talk} />}
      {!list.items && <Unread of={[list]} lines={3} height={40} />}
      <ul className={s.people}>
        {people.map(({ user }) => (
          <li key={user.id}>
            <Avatar person={personOf(user)} size={30} />
            <To to={`/talent/${user.id}`} className={s.person}>
              {nameOf(user)}
            </To>
            {isOwner && user.id !== me?.id && (
              <Button small onClick={() => remove.mutate(intent(user.id))}>
                {words.remove}
              </Button>
            )}
          </li>
        ))}
        {isOwner &&
          others.map((user) => (
            <li key={user.id} data-other>
              <Avatar person={personOf(user)} size={30} />
              <span className={s.person}>{nameOf(user)}</span>
              <Button small onClick={() => add.mutate(intent(user.id))}>
                {words.add}
              </Button>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
