import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, fieldStyles } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { useGo } from '../../shell/nav.tsx'
import { personOf } from '../users/person.ts'
import { useOpenTalk } from './open-talk.ts'
import { CreateGroupConversation } from './talk-acts.operations.ts'
import s from './talks.module.css'
import { TALKS } from './use-inbox-live.ts'
import { useOthers } from './use-others.ts'
import { useConversationsWords } from './words/index.ts'

/** Of one other it is the conversation that there is with them; of more it has a name. */
export function NewTalk({ onClose }: { readonly onClose: () => void }) {
  const words = useConversationsWords()
  const go = useGo()
  const others = useOthers()
  const { write, isBusy } = useOpenTalk()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [error, setError] = useState<Error>()
  const create = useAct(CreateGroupConversation, {
    touches: [TALKS],
    failed: setError,
    done: ({ createGroupConversation }) => {
      onClose()
      go(`/messages/${createGroupConversation.id}`)
    },
  })
  const toggle = (id: string) =>
    setChosen((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]))
  const submit = (form: FormData) => {
    const [first, ...rest] = chosen
    if (first === undefined) return
    if (rest.length === 0) {
      onClose()
      return write(first)
    }
    const title = String(form.get('title') ?? '').trim()
    create.mutate({ title, participantIds: chosen, requestId: newRequestId() })
  }
  return (
    <Dialog title={words.newTalk} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <fieldset className={s.choices}>
          <legend className={fieldStyles.label}>{words.withWhom}</legend>
          {others.map((member) => (
            <label key={member.userId}>
              <input
                type="checkbox"
                checked={chosen.includes(member.userId)}
                onChange={() => toggle(member.userId)}
              />
              <Avatar person={personOf(member)} size={32} />
              <span>{member.displayName}</span>
            </label>
          ))}
        </fieldset>
        {others.length === 0 && <p className={fieldStyles.hint}>{words.nobody}</p>}
        {chosen.length > 1 && (
          <Field label={words.groupTitle} name="title" required maxLength={100} />
        )}
        <FormError text={error?.message} />
        <Button
          look="brand"
          type="submit"
          busy={create.isPending || isBusy}
          disabled={chosen.length === 0}
        >
          {chosen.length > 1 ? words.create : words.open}
        </Button>
      </form>
    </Dialog>
  )
}
