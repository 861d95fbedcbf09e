import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { failureOf, FormError } from '../../../ui/form-error.tsx'
import { setMe } from '../me.ts'
import { RegisterUser } from './welcome.operations.ts'
import { useWelcomeWords } from './words/index.ts'

const NAME_MAX = 100

/** What the family calls them. */
export function NameStep({ onDone }: { readonly onDone: () => void }) {
  const words = useWelcomeWords()
  const [error, setError] = useState<Error>()
  const requestId = useRef(newRequestId())
  const register = useAct(RegisterUser, {
    failed: (failure) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: ({ registerUser }) => {
      setMe(registerUser)
      onDone()
    },
  })
  const failure = failureOf(error, ['displayName'])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const displayName = String(new FormData(event.currentTarget).get('displayName')).trim()
        register.mutate({ displayName, requestId: requestId.current })
      }}
    >
      <Field
        label={words.name}
        hint={words.nameHint}
        name="displayName"
        required
        maxLength={NAME_MAX}
        autoComplete="name"
        error={failure.at('displayName')}
      />
      <FormError text={failure.rest} />
      <Button look="brand" type="submit" wide busy={register.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
