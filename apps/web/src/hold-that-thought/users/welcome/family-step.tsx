import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { failureOf, FormError } from '../../../ui/form-error.tsx'
import { SwitchRow, Switches } from '../../../ui/switches.tsx'
import { setMe } from '../me.ts'
import { UpdateProfile } from '../settings/settings.operations.ts'
import { useSettingsWords } from '../settings/words/index.ts'
import s from './welcome-page.module.css'
import { useWelcomeWords } from './words/index.ts'

const LINE_MAX = 100
const MAILS = ['notifyOnComment', 'notifyOnMessage'] as const

/** How they belong to the family, and what is told to them by mail. */
export function FamilyStep({ onDone }: { readonly onDone: () => void }) {
  const words = useWelcomeWords()
  const { mails } = useSettingsWords()
  const [told, setTold] = useState({ notifyOnComment: true, notifyOnMessage: true })
  const [error, setError] = useState<Error>()
  const requestId = useRef(newRequestId())
  const save = useAct(UpdateProfile, {
    failed: (failure) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: ({ updateProfile }) => {
      setMe(updateProfile)
      onDone()
    },
  })
  const failure = failureOf(error, ['familyRelationship'])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const given = new FormData(event.currentTarget).get('familyRelationship')
        const familyRelationship = String(given).trim()
        save.mutate({
          ...(familyRelationship !== '' && { familyRelationship }),
          ...told,
          requestId: requestId.current,
        })
      }}
    >
      <Field
        label={words.related}
        hint={words.relatedHint}
        name="familyRelationship"
        maxLength={LINE_MAX}
        error={failure.at('familyRelationship')}
      />
      <p className={s.asked}>{words.told}</p>
      <Switches>
        {MAILS.map((name) => (
          <SwitchRow
            key={name}
            {...mails[name]}
            isOn={told[name]}
            onChange={(isOn) => setTold({ ...told, [name]: isOn })}
          />
        ))}
      </Switches>
      <FormError text={failure.rest} />
      <div className={s.acts}>
        <Button look="brand" type="submit" wide busy={save.isPending}>
          {words.goOn}
        </Button>
        <Button look="quiet" wide onClick={onDone}>
          {words.later}
        </Button>
      </div>
    </form>
  )
}
