import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, fieldStyles } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { useGo } from '../../shell/nav.tsx'
import { nameOf } from '../users/person.tsx'
import { TALKS } from './readings.ts'
import { CreateGroupConversation } from './talk-acts.operations.ts'
import { usePartners } from './talk-people.tsx'
import s from './talks.module.css'
import { useConversationsWords } from './words/index.ts'

const OTHERS_MIN = 2

/** Several of those one writes with, in one conversation. */
export function NewGroup({ onClose }: { readonly onClose: () => void }) {
  const words = useConversationsWords()
  const go = useGo()
  const partners = usePartners()
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
  return (
    <Dialog title={words.newGroup} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const title = String(new FormData(event.currentTarget).get('title') ?? '').trim()
          create.mutate({ title, participantIds: chosen, requestId: newRequestId() })
        }}
      >
        <Field label={words.groupTitle} name="title" required maxLength={100} />
        <fieldset className={s.choices}>
          <legend className={fieldStyles.label}>{words.groupPeople}</legend>
          {partners.map((partner) => (
            <label key={partner.id}>
              <input
                type="checkbox"
                checked={chosen.includes(partner.id)}
                onChange={() => toggle(partner.id)}
              />
              {nameOf(partner)}
            </label>
          ))}
        </fieldset>
        <p className={fieldStyles.hint}>{partners.length === 0 ? words.nobody : words.groupHint}</p>
        <FormError text={error?.message} />
        <Button
          look="brand"
          type="submit"
          busy={create.isPending}
          disabled={chosen.length < OTHERS_MIN}
        >
          {words.create}
        </Button>
      </form>
    </Dialog>
  )
}
