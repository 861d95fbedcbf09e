import { useRef, useState } from 'react'
import { queries } from '../../api/cache.ts'
import { useListing } from '../../api/listing.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card, cardStyles } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Listing } from '../../ui/listing.tsx'
import { PersonRow, PersonRows } from '../follows/person-row.tsx'
import { personReading } from '../follows/readings.ts'
import { AddHelper, RemoveHelper, type ThreadFields } from './assistance.operations.ts'
import { helpersListing } from './readings.ts'
import s from './thread-page.module.css'
import { useThreadAct } from './use-thread-act.ts'
import { useAssistanceWords } from './words/index.ts'

/** Also somebody who does not see the goal can be asked in. */
function AddForm({ threadId }: { readonly threadId: string }) {
  const words = useAssistanceWords()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  const add = useThreadAct(AddHelper, threadId, { done: () => form.current?.reset() })
  const send = async (nickname: string) => {
    setProblem(undefined)
    try {
      const { userByNickname } = await queries.fetchQuery(personReading(nickname))
      add.act({ userId: userByNickname.id })
    } catch {
      setProblem(words.unknown(nickname))
    }
  }
  return (
    <form
      ref={form}
      className={s.add}
      onSubmit={(event) => {
        event.preventDefault()
        const given = String(new FormData(event.currentTarget).get('nickname') ?? '')
        void send(given.trim().replace(/^@/, ''))
      }}
    >
      <Field
        label={words.addHelper}
        name="nickname"
        placeholder={words.nickname}
        maxLength={33}
        autoCapitalize="none"
        autoComplete="off"
        required
        error={problem}
      />
      <Button type="submit" busy={add.isPending}>
        {words.add}
      </Button>
    </form>
  )
}

export function HelpersCard({ thread }: { readonly thread: ThreadFields }) {
  const words = useAssistanceWords()
  const list = useListing(helpersListing(thread.id))
  const remove = useThreadAct(RemoveHelper, thread.id)
  const isOwner = thread.role === 'owner'
  return (
    <Card title={words.helpers}>
      <Listing list={list} empty={<p className={cardStyles.note}>{words.noHelpers}</p>}>
        {(items) => (
          <PersonRows>
            {items.map(({ user }) => (
              <PersonRow
                key={user.id}
                person={user}
                actions={
                  isOwner && (
                    <IconButton
                      icon="close"
                      label={words.remove(user.fullName)}
                      onClick={() => remove.act({ userId: user.id })}
                    />
                  )
                }
              />
            ))}
          </PersonRows>
        )}
      </Listing>
      {isOwner && thread.status === 'open' && <AddForm threadId={thread.id} />}
    </Card>
  )
}
