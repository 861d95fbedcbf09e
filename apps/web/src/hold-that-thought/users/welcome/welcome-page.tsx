import { useRef, useState } from 'react'
import { Entrance } from '../../../account/entrance.tsx'
import { newRequestId, useAct } from '../../../api/act.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Toasts } from '../../../ui/toasts.tsx'
import { failureOf, FormError } from '../../../ui/form-error.tsx'
import { useGo } from '../../../shell/nav.tsx'
import { setMe } from '../me.ts'
import { RegisterUser } from './welcome.operations.ts'
import { useWelcomeWords } from './words/index.ts'

const NAME_MAX = 100

/** Somebody has an account, and is new here: what the family calls them. */
export function WelcomePage() {
  const words = useWelcomeWords()
  const go = useGo()
  const [error, setError] = useState<Error>()
  const requestId = useRef(newRequestId())
  const register = useAct(RegisterUser, {
    failed: (failure) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: ({ registerUser }) => {
      setMe(registerUser)
      // Who was invited is let in at once; the way in decides.
      go('/', { replace: true })
    },
  })
  const failure = failureOf(error, ['displayName'])
  return (
    <Entrance title={words.title} lead={words.lead}>
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
      <Toasts />
    </Entrance>
  )
}
