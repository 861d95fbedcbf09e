import { useQuery } from '@tanstack/react-query'
import { newRequestId, useAct } from '../../api/act.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { To } from '../../shell/nav.tsx'
import { useMe } from '../users/me.ts'
import { personOf } from '../users/person.ts'
import type { TalkFields } from './conversations.operations.ts'
import { talkReading } from './readings.ts'
import { AddParticipant, RemoveParticipant, RenameConversation } from './talk-acts.operations.ts'
import s from './talks.module.css'
import { TALKS } from './use-inbox-live.ts'
import { useOthers } from './use-others.ts'
import { useConversationsWords } from './words/index.ts'

interface TalkPeopleProps {
  readonly talk: TalkFields
  readonly onClose: () => void
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

/** Who is in a conversation; who began a group brings others in, and out. */
export function TalkPeople({ talk, onClose }: TalkPeopleProps) {
  const words = useConversationsWords()
  const me = useMe()
  const people = useQuery(talkReading(talk.id)).data?.conversation.participants ?? []
  const isOwner = talk.conversationType === 'group' && talk.creatorId === me?.userId
  const here = new Set(people.map(({ userId }) => userId))
  const others = useOthers().filter(({ userId }) => !here.has(userId))
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
      <ul className={s.people}>
        {people.map((face) => (
          <li key={face.userId}>
            <Avatar person={personOf(face)} size={34} />
            <To to={`/family/${face.userId}`} className={s.person} onClick={onClose}>
              {face.displayName}
            </To>
            {isOwner && face.userId !== me?.userId && (
              <Button small onClick={() => remove.mutate(intent(face.userId))}>
                {words.remove}
              </Button>
            )}
          </li>
        ))}
        {isOwner &&
          others.map((face) => (
            <li key={face.userId} data-other>
              <Avatar person={personOf(face)} size={34} />
              <span className={s.person}>{face.displayName}</span>
              <Button small onClick={() => add.mutate(intent(face.userId))}>
                {words.add}
              </Button>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
